export const id = 102;
export const ids = [102];
export const modules = {
    8102: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
        __webpack_require__.d(__webpack_exports__, {
            performReaders: () => (performReaders)
        });
        var errors = __webpack_require__(1559);
        var side_by_side = __webpack_require__(6043);
        var budget = __webpack_require__(4671);
        var requester = __webpack_require__(1526);
        ;
        async function attempt(read) {
            try {
                return { status: 'read', ...(await read()) };
            }
            catch (error) {
                return { status: 'not available', why: (0, requester.A3)(error).replace(/\.$/, '') };
            }
        }
        async function attemptBefore(read) {
            const reading = await attempt(async () => whole(await read()));
            if (reading.status === 'read')
                return reading;
            return { value: null, notes: [`the week before is not available: ${reading.why}`] };
        }
        function whole(value) {
            return { value, gap: '', notes: [] };
        }
        async function askOnce(allowance, ask) {
            if (!allowance.take())
                throw new errors.lZ((0, budget.S)(allowance));
            return ask();
        }
        function rowsOf({ rows }) {
            if (rows === null)
                throw new errors.lZ("the service's answer has no list");
            return rows;
        }
        function describeUnreadable(rows) {
            if (rows === 0)
                return '';
            return `${rows} of the service's rows ${rows === 1 ? 'was' : 'were'} not valid and left out`;
        }
        const SMALLER = 1 / 4;
        const FEWEST_ROWS = 10;
        async function readListing(listing, allowance) {
            const sent = new Set();
            let { limit } = listing;
            let cursor;
            let unreadable = 0;
            let stop = '';
            for (let isFirst = true;;) {
                try {
                    const answer = await askOnce(allowance, () => listing.ask({ limit, cursor }));
                    listing.add(rowsOf(answer));
                    unreadable += answer.unreadable;
                    isFirst = false;
                    stop = whyStop(answer, sent);
                    if (answer.nextCursor === null || stop !== '' || isEmpty(answer))
                        break;
                    cursor = answer.nextCursor;
                    sent.add(cursor);
                }
                catch (error) {
                    if ((0, requester.I9)(error) && limit > FEWEST_ROWS) {
                        limit = Math.max(FEWEST_ROWS, Math.floor(limit * SMALLER));
                        continue;
                    }
                    if (isFirst)
                        throw error;
                    stop = (0, requester.A3)(error);
                    break;
                }
            }
            return [stop.replace(/\.$/, ''), describeUnreadable(unreadable)].filter(Boolean).join('; ');
        }
        function whyStop(answer, sent) {
            const { nextCursor, hasMore } = answer;
            if (nextCursor === null)
                return hasMore ? 'the service says that there are more rows, and not how to get them' : '';
            if (sent.has(nextCursor))
                return "the service's cursor repeats";
            return isEmpty(answer) && hasMore
                ? 'the service sent an empty page and says that there are more'
                : '';
        }
        function isEmpty({ rows, unreadable }) {
            return rows?.length === 0 && unreadable === 0;
        }
        ;
        function byText(a, b) {
            if (a === b)
                return 0;
            return (a ?? '') < (b ?? '') ? -1 : 1;
        }
        function mostCounted(counts) {
            const [first] = [...counts].toSorted(([a, ofA], [b, ofB]) => ofB - ofA || byText(a, b));
            return first?.[0] ?? null;
        }
        function addCount(counts, key, more = 1) {
            counts.set(key, (counts.get(key) ?? 0) + more);
        }
        const MAX_RANKED = 100;
        function rank(rows, compare) {
            return { rows: rows.toSorted(compare).slice(0, MAX_RANKED), count: rows.length };
        }
        ;
        const IBAN = /(?<![A-Z0-9-])[A-Z]{2}\d{2}(?:[ \t\n.-]?[A-Z0-9]){11,30}/gi;
        const IBAN_LENGTHS = 'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 ' +
            'EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 ' +
            'IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 ' +
            'NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 ' +
            'SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30';
        const LENGTH_BY_COUNTRY = new Map(IBAN_LENGTHS.split(' ').map((country) => [country.slice(0, 2), Number(country.slice(2))]));
        const SSN = /(?<![\w-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])/g;
        function maskAccounts(text) {
            return text.replace(IBAN, maskIban).replace(SSN, '[id number]');
        }
        function maskIban(found, at, text) {
            const length = LENGTH_BY_COUNTRY.get(found.slice(0, 2).toUpperCase()) ?? 0;
            let end = 0;
            let account = '';
            while (end < found.length && account.length < length) {
                const character = found.charAt(end++);
                if (/[A-Z0-9]/i.test(character))
                    account += character;
            }
            const ends = !/[A-Z0-9]/i.test(text.charAt(at + end));
            return account.length === length && ends && isIban(account) ? `[iban]${found.slice(end)}` : found;
        }
        function isIban(account) {
            let rest = 0;
            for (const character of account.slice(4) + account.slice(0, 4)) {
                const value = Number.parseInt(character, 36);
                rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
            }
            return rest === 1;
        }
        function isCardNumber(digits, groups) {
            if (!hasLengthOfCard(digits) && groups.join() !== '4,4,4,4')
                return false;
            let sum = 0;
            for (let i = 0; i < digits.length; i++) {
                const digit = digits.charCodeAt(digits.length - 1 - i) - 48;
                sum += i % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
            }
            return sum % 10 === 0 && !/^(\d)\1*$/.test(digits);
        }
        function hasLengthOfCard(digits) {
            switch (digits.length) {
                case 13:
                    return digits.startsWith('4');
                case 14:
                    return /^3[0689]/.test(digits);
                case 15:
                    return /^3[47]|^2131|^1800/.test(digits);
                case 16:
                    return /^[2-9]/.test(digits);
                case 17:
                case 18:
                    return /^[56]/.test(digits);
                case 19:
                    return /^[4569]/.test(digits);
                default:
                    return false;
            }
        }
        ;
        const MIN_LENGTH = 20;
        const COMMON_PAIRS = new Set(('th he in er an re on at en nd ti es or te ed is it al ar st to nt ng se as io le ve co me de ri ro ' +
            'ic ne ra ce li ch ll be ma si om ur ap pi rl ty pe id ke ey ut il ct pr ex ac ad ss un ca la ta na ' +
            'us ec el lo no po so do ge ig ir ol ul um up ab am em im ie tt ts rs ns sc sh tr fi fo di da ot et ' +
            'ea ou ha hi ow ag rv vi cl lu qu ue ub bl ic ck ho mp og ct pa rt ay ev op od il').split(' '));
        const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
        const TRACE_PARENT = /^\d\d-[0-9a-f]{32}-[0-9a-f]{16}-\d\d$/;
        const HASH_LENGTHS = new Set([40, 64, 96, 128]);
        const HEX = /^(?:[0-9a-f]+|[0-9A-F]+)$/;
        const CHUNK = /^[a-z]+\d?(?:-[a-z]+\d?)*-\w{8,10}$/;
        const SHORT_HEX = /^[0-9a-f]{1,17}$/;
        const CANDIDATE = /[A-Za-z0-9][A-Za-z0-9+/_-]{18,}[A-Za-z0-9+/_-]=*/g;
        const NAMES_A_HASH = /(?:md5|sha\d*|hash|etag|digest|integrity|trace|span|request|commit|revision)\W/i;
        const NAMES_A_KEY = /(?:key|secret|token|password|credential)\W/i;
        const WORDS_BEFORE = 24;
        function maskRandomStrings(text) {
            return text.replace(CANDIDATE, (candidate, at) => {
                const before = `${text.slice(Math.max(0, at - WORDS_BEFORE), at)} `;
                return isKept(candidate, before) ? candidate : maskIn(candidate);
            });
        }
        function isRandom(text) {
            const letters = text.replace(/[^A-Za-z0-9]/g, '');
            if (letters.length < MIN_LENGTH || /^\d+$/.test(letters))
                return false;
            const classes = [/[a-z]/, /[A-Z]/, /\d/].filter((some) => some.test(letters)).length;
            const common = shareOfCommonPairs(letters);
            if (classes === 1)
                return letters.length >= 24 && common < 0.3;
            return common < 0.4 || changesOfClass(letters) >= 0.5 || lengthOfWords(letters) < 3;
        }
        function isKept(candidate, before) {
            if (UUID.test(candidate))
                return true;
            if (/^sha(?:1|256|384|512)-/.test(candidate))
                return true;
            if (TRACE_PARENT.test(candidate))
                return true;
            if (!HEX.test(candidate))
                return false;
            if (NAMES_A_KEY.test(before))
                return false;
            return (candidate.length < 32 ||
                HASH_LENGTHS.has(candidate.length) ||
                before.endsWith('/ ') ||
                NAMES_A_HASH.test(before));
        }
        function maskIn(candidate) {
            if (HEX.test(candidate))
                return '[key]';
            const parts = candidate.split('/');
            if (parts.length === 1)
                return isRandomPart(candidate) ? '[key]' : candidate;
            if (/[+=]/.test(candidate) && isRandomPart(candidate))
                return '[key]';
            const mixed = parts.filter((part) => /[a-z]/.test(part) && /[A-Z]/.test(part));
            if (mixed.length * 2 >= parts.length && isRandomPart(candidate))
                return '[key]';
            return parts.map((part) => (isRandomPart(part) && isMixed(part) ? '[key]' : part)).join('/');
        }
        function isRandomPart(part) {
            if (CHUNK.test(part))
                return false;
            const pieces = part.split(/[-_]/);
            if (pieces.every((piece) => (piece.length <= 12 && !isMixed(piece)) || SHORT_HEX.test(piece))) {
                return false;
            }
            return isRandom(part);
        }
        function isMixed(part) {
            return /[a-z]/.test(part) && /[A-Z]/.test(part);
        }
        function shareOfCommonPairs(letters) {
            const pairs = letters.toLowerCase().match(/[a-z](?=[a-z])/g)?.length ?? 0;
            if (pairs === 0)
                return 0;
            let common = 0;
            const lower = letters.toLowerCase();
            for (let i = 1; i < lower.length; i++)
                if (COMMON_PAIRS.has(lower.slice(i - 1, i + 1)))
                    common++;
            return common / pairs;
        }
        function lengthOfWords(letters) {
            const words = letters.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
            return letters.length / words.length;
        }
        function changesOfClass(letters) {
            let changes = 0;
            for (let i = 1; i < letters.length; i++) {
                if (classOf(letters.charCodeAt(i)) !== classOf(letters.charCodeAt(i - 1)))
                    changes++;
            }
            return changes / (letters.length - 1);
        }
        function classOf(code) {
            if (code < 65)
                return 0;
            return code < 97 ? 1 : 2;
        }
        ;
        const SEP = '[ _-]?';
        const PASSWORD = 'passw(?:or)?d|passwd|passphrase|passcode|pwd';
        const TOKEN = `secret|token|api${SEP}key|apikey|auth${SEP}key|(?:access|account|private|signing|encryption|license|subscription|shared|master|admin)` +
            `${SEP}(?:access${SEP})?key`;
        const PERHAPS = 'credentials?|auth(?:orization)?|session(?:_?id)?|sid|csrf|cookie|otp|jwt';
        const SUFFIX = '(?:[_-][A-Za-z0-9]{1,16}){0,3}';
        const VALUE = `("[^"\\n]+"|'[^'\\n]+'|\`[^\`\\n]+\`|["'\`]?[^\\s"'\`<>&;]+|<[^\\s<>]+>)`;
        const OPERATOR = '(?::=|=>|==?|:|%3D|\\b(?:is|was)\\b\\s?:?)';
        const assigned = (names) => new RegExp(`(?:${names})${SUFFIX}\\\\?["'\`]?\\s{0,3}${OPERATOR}\\s{0,3}\\\\?${VALUE}`, 'gi');
        const ASSIGNED = [
            ['password', assigned(PASSWORD)],
            ['token', assigned(TOKEN)],
            ['perhaps', assigned(`(?<![A-Za-z])(?:${PERHAPS})`)],
        ];
        const OPTION = new RegExp(`(--?(?:(${PASSWORD})|(${TOKEN})|(?:${PERHAPS}))${SUFFIX}[ \\t]+)${VALUE}`, 'gi');
        const IN_QUERY = /([?&#;](?:[\w.-]{0,30}(?:token|secret|key|signature|credential|password|passwd)|sig|pwd|pass|auth|sas|jwt|session|sid|otp|code)=)([^&#\s"'<>;]+)/gi;
        const HEADER = /\b(bearer|basic|negotiate|apikey|token)([ \t]+)(?!\[)([A-Za-z0-9._~+/-]{8,}=*)/gi;
        const CURL_USER = /((?:^|\s)(?:-u|--user|--proxy-user)[ \t=]*["']?)([^\s"':]+:[^\s"']+)/g;
        const NO_PASSWORD = /^(?:\d+:\d+|root:root|\$.*)$/;
        const URL = /([a-z][a-z0-9+.-]{0,30}:(?:\/\/|%2F%2F|\\\/\\\/))([^\s"'<>`]+)/gi;
        const PLACEHOLDER = /^(?:\[[A-Za-z _-]*\].*|<[^<>]*>|\{[\w.{} -]*\}?|\$\{.*|\$\(.*|\$[A-Za-z_]+|%[A-Za-z_]+%|\*+|x{3,}|\.{2,}|-+|(?:process|env|os|secrets|vars|config|import|self|this|params|settings|req|request|ctx|data|var|local|module)\b[.[].*|[\w.]+\(.*|(?:your|my|the|some|an?|new|old|user|test|db|api|access|auth)?[_-]?(?:password|passwd|secret|token|key|api[_-]?key|value)s?|your[_-].*|string|number|boolean|str|text|any|bytes|none|null|nil|undefined|true|false|yes|no|on|off|required|optional|invalid|incorrect|wrong|missing|expired|empty|hidden|encrypted|hashed|changed|reset|and|or|not|in|for|to|is|are|the|a|an|too|must|should|stored|sent|rejected|accepted|valid|ok|never|always|being|set|unset|from|with|only|case|plain|protected|correct|strong|weak|used|shown|visible|as|at|by|it|of|on|when|what|how|why|where|if|but|still|just|same|different|exposed|leaked|default|type|object|file|prompt|field|input|length|policy|manager)$/i;
        const A_SETTING = /^(?:sha-?\d+|utf-?\d+|oauth\d?|base\d+|[ehrp]s\d{3}|v\d+(?:\.\d+)*|\d{1,5}(?:ms|s|m|min|h|d|px|%)?|u?int\d*|varchar\(?\d*\)?|md5|aes-?\d*|bytes?\d+|ed25519|x509|p-?\d{3}|[\w-]+@[\d.]+|\d+\.\d+(?:\.\d+)?)$/;
        const A_CONSTANT = /^[A-Z]+\d{0,2}(?:_[A-Z]+\d{0,2}|_\d{1,3}){1,8}$/;
        function maskUrlCredentials(text) {
            return text.replace(URL, (_, scheme, rest) => scheme + withoutUser(scheme, rest));
        }
        function maskNamedSecrets(text) {
            let masked = text
                .replace(CURL_USER, (found, option, user) => PLACEHOLDER.test(user) || NO_PASSWORD.test(user) ? found : `${option}[credentials]`)
                .replace(HEADER, (found, scheme, space, value) => /\d|=$/.test(value) || isRandom(value) || hasUser(scheme, value)
                ? `${scheme}${space}[key]`
                : found)
                .replace(IN_QUERY, (found, name, value) => isQuerySecret(name, value) ? `${name}[key]` : found)
                .replace(OPTION, (found, name, password, token, value = '') => isSecret(value, certainty(password, token)) ? `${name}[key]` : found);
            for (const [certain, pattern] of ASSIGNED) {
                masked = masked.replace(pattern, (found, value) => isSecret(value, certain)
                    ? found.slice(0, found.length - value.length) + maskValue(value)
                    : found);
            }
            return masked;
        }
        function hasUser(scheme, value) {
            return (/basic/i.test(scheme) &&
                /^[\x20-\x7e]+:[\x20-\x7e]+$/.test(Buffer.from(value, 'base64').toString()));
        }
        function withoutUser(scheme, rest) {
            if (!/^(?:https?|wss?|s?ftp|ssh|git\+\w+):/i.test(scheme) && lastSign(rest) !== -1) {
                return `[credentials]${rest.slice(lastSign(rest))}`;
            }
            const authority = rest.search(/[/?#]|%2F/i);
            const host = authority === -1 ? rest : rest.slice(0, authority);
            const sign = lastSign(host);
            if (sign !== -1) {
                if (/^git$/.test(host.slice(0, sign)) && /^(?:git\+)?ssh:/.test(scheme))
                    return rest;
                return `[credentials]${rest.slice(sign)}`;
            }
            const late = /^[^:/?#[\]@]+:(?!\d{1,5}$)/.test(host) ? lastSign(rest) : -1;
            return late === -1 ? rest : `[credentials]${rest.slice(late)}`;
        }
        function lastSign(text) {
            return Math.max(text.lastIndexOf('@'), text.lastIndexOf('%40'));
        }
        function certainty(password, token) {
            if (password !== undefined)
                return 'password';
            return token === undefined ? 'perhaps' : 'token';
        }
        function isQuerySecret(name, value) {
            if (/^.(?:auth|session|sid|otp|code|key|sas|[\w.-]*[a-z]key)=$/i.test(name)) {
                return isSecret(value, 'token');
            }
            return value.length >= 3 && !PLACEHOLDER.test(value) && !isSetting(value);
        }
        function isSecret(quoted, certain) {
            const value = trimmed(quoted);
            if (PLACEHOLDER.test(value))
                return false;
            if (certain === 'password') {
                return value.length >= 3 && (/^["'`]/.test(quoted) || /[^A-Za-z,.;:!?)]/.test(value));
            }
            if (isSetting(value) || value.includes(' '))
                return false;
            if (isRandom(value))
                return true;
            const mixed = /\d/.test(value) && /[A-Za-z]/.test(value);
            if (certain === 'token')
                return (mixed && value.length >= 6) || /^\d{6,}$/.test(value);
            return mixed && value.length >= 12 && !/[/@]/.test(value);
        }
        function trimmed(value) {
            return value.replace(/^["'`]|["'`]$/g, '').replace(/[)\]},.;:!?\\]+$/, '');
        }
        function maskValue(value) {
            const quote = /^["'`]/.test(value) ? value.charAt(0) : '';
            return `${quote}[key]${quote}`;
        }
        function isSetting(value) {
            return A_SETTING.test(value) || A_CONSTANT.test(value);
        }
        ;
        const PEM = /-----BEGIN [A-Z0-9 ]{1,40}-----(?:(?:[A-Za-z0-9+/=\s:,.()<>@]|\\[nr]|-(?!----))*-----END [A-Z0-9 ]{1,40}-----|[A-Za-z0-9+/=]*(?:(?:\s|\\[nr])+[A-Za-z0-9+/=]{16,})+|[A-Za-z0-9+/=]{16,})/g;
        const FORMS = [
            'AKIA[A-Z0-9]{6,}',
            '(?:ASIA|ABIA|ACCA|AROA|AIDA)[A-Z0-9]{16}',
            'gh[pousr]_[A-Za-z0-9_]{6,}',
            'github_pat_[A-Za-z0-9_]{6,}',
            'gl(?:pat|dt|ptt|ft|rt|soat|oas|cbt|agent|imt)-[A-Za-z0-9_-]{6,}(?:\\.[A-Za-z0-9_-]{4,})*',
            'xox[a-z](?:\\.xox[a-z])?-[A-Za-z0-9-]{10,}',
            'xapp-[A-Za-z0-9-]{10,}',
            '[srp]k_(?:live|test|prod)_[A-Za-z0-9]{8,}',
            'whsec_[A-Za-z0-9+/=_-]{16,}',
            'sk-(?=[A-Za-z_-]{0,80}\\d)[A-Za-z0-9_-]{16,}',
            'AIza[A-Za-z0-9_-]{16,}',
            'ya29\\.[A-Za-z0-9_-]{16,}',
            'GOCSPX-[A-Za-z0-9_-]{16,}',
            'npm_[A-Za-z0-9]{24,}',
            'pypi-[A-Za-z0-9_-]{40,}',
            'mint_[A-Za-z0-9_-]{8,}',
            'hf_[A-Za-z0-9]{24,}',
            'r8_[A-Za-z0-9]{24,}',
            'gsk_[A-Za-z0-9]{24,}',
            'xai-[A-Za-z0-9]{24,}',
            'dop_v1_[a-f0-9]{32,}',
            'do[or]_v1_[a-f0-9]{32,}',
            'SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}',
            'SK[a-f0-9]{32}',
            'AC[a-f0-9]{32}',
            'key-[a-f0-9]{32}',
            'lin_api_[A-Za-z0-9]{16,}',
            'ntn_[A-Za-z0-9]{16,}',
            'shp(?:at|ca|pa|ss)_[A-Fa-f0-9]{16,}',
            'sq0[a-z]{3}-[A-Za-z0-9_-]{16,}',
            'EAA[A-Za-z0-9]{40,}',
            'dapi[a-f0-9]{32}',
            'hv[sbr]\\.[A-Za-z0-9_-]{20,}',
            'dckr_(?:pat|oat)_[A-Za-z0-9_-]{16,}',
            'sbp_[a-f0-9]{32,}',
            'PMAK-[a-f0-9]{20,}-[a-f0-9]{20,}',
            'NRAK-[A-Z0-9]{20,}',
            'gl(?:c|sa)_[A-Za-z0-9+/=_]{20,}',
            'phc_[A-Za-z0-9]{24,}',
            'AGE-SECRET-KEY-1[A-Z0-9]{20,}',
            'eyJ[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]*){1,4}',
            '\\d{8,10}:AA[A-Za-z0-9_-]{32,}',
        ];
        const NEXT_LINE = '(?:[ \\t]*(?:\\r?\\n|\\\\n)[ \\t]*(?=[A-Za-z_-]{0,40}\\d)[A-Za-z0-9_-]{6,})*';
        const KNOWN = new RegExp(`(?<![A-Za-z0-9])(?:${FORMS.join('|')})${NEXT_LINE}`, 'g');
        const WEBHOOK = /(hooks\.slack\.com\/(?:services|workflows|triggers)\/|discord(?:app)?\.com\/api\/webhooks\/|[a-z0-9.-]{1,80}\.webhook\.office\.com\/|api\.telegram\.org\/(?:file\/)?bot|hooks\.zapier\.com\/hooks\/catch\/)[\w/:@.%-]{8,}/gi;
        function maskKnownKeys(text) {
            return text.replace(PEM, '[key]').replace(WEBHOOK, '$1[key]').replace(KNOWN, '[key]');
        }
        ;
        const AT = /@|%40|&#64;|&#x40;|&commat;|\\u0040|\s?[([{<]\s?(?:at|ät|@)\s?[)\]}>]\s?|(?<=\S)[ \t]at[ \t](?=[\p{L}\p{N}-]{1,63}[ \t]dot[ \t])/giu;
        const ATOM = /[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]/u;
        const DOT = String.raw `(?:[.。]|%2E|\s?[([{]\s?(?:dot|\.)\s?[)\]}]\s?|[ \t]dot[ \t])`;
        const LABEL = String.raw `[\p{L}\p{M}\p{N}_-]+`;
        const DOMAIN = new RegExp(String.raw `(?:${LABEL}${DOT})+(xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)|\[(?:IPv6:)?[0-9a-f:.]+\]`, 'iuy');
        const COMMON_ENDING = /^(?:com|org|net|edu|gov|io|dev|ai|co|me|info|biz|app|de|uk|fr|es|it|nl|ch|at|eu|us|ca|au|in|jp|cn|br|ru|pl|se)$/i;
        const LABELS_OF_MAIL = /^(?:mailto|e-?mail|mail|to|from|cc|bcc|contact|user|login|sip|xmpp|https?)$/i;
        const LONGEST_QUOTED = 66;
        function maskMail(text) {
            let masked = '';
            let done = 0;
            for (const at of text.matchAll(AT)) {
                const found = addressAround(text, { at: at.index, after: at.index + at[0].length, from: done });
                if (found === null)
                    continue;
                masked += `${text.slice(done, found.start)}[email]`;
                done = found.end;
            }
            return masked + text.slice(done);
        }
        function addressAround(text, sign) {
            if (sign.at < sign.from)
                return null;
            let localEnd = sign.at;
            while (sign.at - localEnd < 2 && /\s/.test(text.charAt(localEnd - 1)))
                localEnd--;
            let host = sign.after;
            while (host - sign.after < 2 && /\s/.test(text.charAt(host)))
                host++;
            DOMAIN.lastIndex = host;
            const domain = DOMAIN.exec(text);
            if (domain === null)
                return null;
            const spaced = localEnd < sign.at || host > sign.after;
            if (spaced && !COMMON_ENDING.test(domain[1] ?? ''))
                return null;
            const start = startOfLocalPart(text, localEnd, sign.from);
            if (start === localEnd)
                return null;
            const end = host + domain[0].length;
            if (text.slice(start, localEnd) === 'git' && /[:/]/.test(text.charAt(end)))
                return null;
            return { start: startWithUser(text, start, sign.from), end };
        }
        function startOfLocalPart(text, end, from) {
            if (text.charAt(end - 1) === '"') {
                const open = text.lastIndexOf('"', end - 2);
                if (open >= from && end - open <= LONGEST_QUOTED)
                    return open;
            }
            let start = end;
            while (start > from && ATOM.test(codePointBefore(text, start))) {
                start -= codePointBefore(text, start).length;
            }
            const before = text.slice(start, end).search(/[^/=?&#|{}]*$/);
            return start + before;
        }
        function startWithUser(text, start, from) {
            if (text.charAt(start - 1) !== ':')
                return start;
            let user = start - 1;
            while (user > from && /[\w.+-]/.test(text.charAt(user - 1)))
                user--;
            return LABELS_OF_MAIL.test(text.slice(user, start - 1)) ? start : user;
        }
        function codePointBefore(text, at) {
            const low = text.charCodeAt(at - 1);
            return low >= 0xdc00 && low <= 0xdfff ? text.slice(at - 2, at) : text.charAt(at - 1);
        }
        var external_node_net_ = __webpack_require__(7030);
        ;
        const MAC = /(?<![\w:-])(?:[0-9a-f]{2}:){5}[0-9a-f]{2}(?![\w:-])|(?<![\w:-])(?:[0-9a-f]{2}-){5}[0-9a-f]{2}(?![\w:-])|(?<![\w.])(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}(?![\w.])/gi;
        const IPV6 = /(?<![\w:.])[0-9a-f:]*:[0-9a-f:]*:[0-9a-f:.]*/gi;
        const IPV4 = /(?<![\w.])(?:ip-\d{1,3}(?:-\d{1,3}){3}|\d{1,3}(?:(?:\.|\[\.\])\d{1,3}){3})(?!\w|-[a-z]|\.\d)(\/\d{1,2}(?!\d))?/gi;
        const NAMES_A_VERSION = /(?:\bv\.?|\bversions?|\brelease[sd]?|\bsections?|\bchapter|\boid|§|[\^~]|[<>=]=)[ \t:]{0,2}(?:is[ \t])?$|(?:up|down)grad\w*[ \t](?:from[ \t])?(?:[\d.]+[ \t])?(?:to[ \t])?$/i;
        const NOBODYS = /^(?:127\.\d+\.\d+\.\d+|0\.0\.0\.0|255\.255\.\d+\.\d+|255\.0\.0\.0|8\.8\.[84]\.[84]|1\.[10]\.[10]\.1|169\.254\.169\.254|9\.9\.9\.9)$/;
        const PRIVATE_NETWORK = /^(?:10|172\.(?:1[6-9]|2\d|3[01])|192\.168)\..*\.0$/;
        const networks_WORDS_BEFORE = 48;
        function maskNetworkAddresses(text) {
            const withoutMac = text.replace(MAC, '[mac]');
            const withoutIPv6 = withoutMac.replace(IPV6, maskIPv6);
            return withoutIPv6.replace(IPV4, (found, prefix, at) => {
                const before = withoutIPv6.slice(Math.max(0, at - networks_WORDS_BEFORE), at);
                return maskIPv4(found, { prefix, before });
            });
        }
        function maskIPv4(found, around) {
            const address = found
                .slice(0, found.length - (around.prefix?.length ?? 0))
                .replace(/^ip-|[[\]]/gi, '')
                .replaceAll('-', '.');
            const decimal = address.replace(/(^|\.)0+(?=\d)/g, '$1');
            if (!(0, external_node_net_.isIPv4)(decimal) || NOBODYS.test(decimal))
                return found;
            if (NAMES_A_VERSION.test(around.before))
                return found;
            if (around.prefix !== undefined && PRIVATE_NETWORK.test(decimal))
                return found;
            return `[ip]${around.prefix ?? ''}`;
        }
        function maskIPv6(found) {
            const address = found.replace(/(?:(?<!:):|\.)+$/, '');
            const rest = found.slice(address.length);
            if (!(0, external_node_net_.isIPv6)(address) || /^[:0]*1?$/.test(address) || !/\d/.test(address))
                return found;
            return `[ip]${rest}`;
        }
        var parsePhoneNumber = __webpack_require__(3834);
        ;
        const WITH_ZERO = [
            ...['GB', 'DE', 'FR', 'NL', 'BE', 'CH', 'AT', 'SE', 'FI', 'IT', 'IE', 'AU', 'NZ'],
            ...['JP', 'KR', 'ZA', 'IN', 'TR', 'IL', 'TW', 'BR', 'UA', 'RO'],
        ];
        const BARE = ['US', 'IN', 'CN'];
        const NAMES_A_PHONE = /(?:(?<!\[)\b(?:tel|telephone|telefon|telefono|téléphone|phone|ph|mobile|mob|móvil|portable|cell|fax|whatsapp|signal|sms|hotline|handy|call|dial|text|ring|reach)\b|☎|📞|📱)[^\n\d]{0,20}$/iu;
        const NAMES_A_COUNT = /\b(?:timestamp|time|epoch|unix|ids?|run|build|job|port|ports|code|error|byte|bytes|size|offset|seed|pid|version|rev|revision|commit|value|exit|status|limit|max|min|int|integer|snowflake|counter|isbn|arn|project|workflow|line|lines|hash)\b[^\w\n]{0,4}$|0x$/i;
        const IS_A_COUNT = /^[ \t]?(?:bytes?|[kmgt]i?b|ms|ns|us|µs|s|sec(?:onds)?|times|rows?|requests?|users?|records?|items?|lines?|hz|%)\b/i;
        const LIMITS = new Set(['2147483647', '2147483648', '4294967295', '4294967296']);
        const YEAR_FIRST = /^(?:19|20)\d\d$/;
        const SHAPES = new Map([
            ['3,3,3', ['ES', 'PT', 'PL', 'CZ']],
            ['2,3,2,2', ['ES', 'PL']],
            ['3,2,2,2', ['ES', 'NO']],
            ['2,2,2,2,2', ['GR', 'MX']],
            ['3,3,4', ['US', 'MX', 'IN', 'GR']],
            ['5,5', ['IN']],
            ['4,3,3', ['IN']],
            ['3,4,4', ['CN']],
            ['2,5,4', ['BR', 'IN']],
            ['2,4,4', ['BR', 'MX']],
        ]);
        const AMBIGUOUS = /^[1-5]\d\d \d{3} \d{3}$/;
        function isPhoneNumber(piece) {
            const digits = piece.groups.join('');
            if (digits.length < 7 || digits.length > 17)
                return false;
            if (piece.international)
                return digits.length <= 15;
            if (NAMES_A_PHONE.test(piece.before))
                return digits.length <= 15;
            if (piece.groups.length === 1 && /^(?!x\d|ext)[\p{L}_]/iu.test(piece.after))
                return false;
            if (LIMITS.has(digits) || IS_A_COUNT.test(piece.after) || isOther(piece))
                return false;
            if (digits.startsWith('00'))
                return isValid(`+${digits.slice(2)}`, ['US']);
            if (digits.startsWith('0'))
                return digits.length >= 9 && isNationalWithZero(piece, digits);
            return isNational(piece, digits);
        }
        function isValidInternational(digits) {
            return isValid(`+${digits}`, ['US']);
        }
        function isNationalWithZero(piece, digits) {
            if (piece.groups.length === 1) {
                return !NAMES_A_COUNT.test(piece.before) && isValid(digits, WITH_ZERO);
            }
            const spelled = piece.groups.every((group) => group.length === 1);
            return (spelled || (piece.groups[0]?.length ?? 0) > 1) && isValid(digits, WITH_ZERO);
        }
        function isNational(piece, digits) {
            const shape = piece.groups.map((group) => group.length).join();
            if (/^(?:1,)?3,3,4$/.test(shape) && /^1?[2-9]/.test(digits)) {
                if (piece.separators.some((between) => between !== ' '))
                    return true;
                return isValid(digits, ['US']);
            }
            if (digits.length < 9 || NAMES_A_COUNT.test(piece.before))
                return false;
            const countries = SHAPES.get(shape);
            if (countries !== undefined && !AMBIGUOUS.test(piece.groups.join(' '))) {
                return isValid(digits, countries);
            }
            const spelled = piece.groups.every((group) => group.length === 1);
            if (!spelled && (!piece.whole || piece.separators.includes('.')))
                return false;
            return (digits.length === 10 || digits.length === 11) && isValid(digits, BARE);
        }
        function isOther({ groups, separators }) {
            if (groups.length === 1)
                return false;
            const shape = groups.map((group) => group.length).join();
            const dots = separators.every((between) => between === '.');
            if (dots && groups.length === 2)
                return !/^0\d{2}/.test(groups[0] ?? '');
            if (dots && groups[0]?.length === 1)
                return shape !== '1,3,3,4';
            if (dots && YEAR_FIRST.test(groups[0] ?? ''))
                return true;
            if (dots && !SHAPES.has(shape) && !/^2(?:,2){4}$/.test(shape))
                return true;
            return separators.every((between) => /^[._']$/.test(between)) && /^\d(?:,3)+$/.test(shape)
                ? shape !== '3,3,3' || separators[0] === '_'
                : false;
        }
        function isValid(number, countries) {
            return countries.some((country) => (0, parsePhoneNumber.l)(number, country)?.isValid() === true);
        }
        ;
        const SEPARATOR = String.raw `(?:[ \t./_\p{Pd}~()\[\]·•∙。⁄∕]|\r?\n|\\n|%20|%2[DEF]|&nbsp;)`;
        const CHAIN = new RegExp(String.raw `(?<!%|%2)(?:\+|%2B|&#43;)?[(\[]?\+?\d+(?:(?:${SEPARATOR}{1,4}|\+)\d+)*`, 'giu');
        const numbers_UUID = /([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}(?![0-9a-f]))/i;
        const NO_PHONE = /(?<!\d)(?:(?:19|20)\d\d([-./])\d{1,2}\1\d{1,2}(?![\d]|[-.]\d)|\d{1,2}([-./])\d{1,2}\2(?:19|20)\d\d(?![\d]|[-.]\d)|(?<!\.)\d{1,3}(?:\.\d{1,3}){3}(?!\.?\d)(?:\/\d{1,2}(?!\d))?)/g;
        const MOST_DIGITS = 19;
        const WORDS_AROUND = 32;
        function maskNumbers(text) {
            return text
                .split(numbers_UUID)
                .map((part, index) => (index % 2 === 0 ? numbers_maskIn(part) : part))
                .join('');
        }
        function numbers_maskIn(text) {
            const others = [...text.matchAll(NO_PHONE)].map(({ index, 0: other }) => [
                index,
                index + other.length,
            ]);
            let masked = '';
            let done = 0;
            for (const match of text.matchAll(CHAIN)) {
                const chain = toChain(text, match);
                if (chain === null)
                    continue;
                const isOther = ({ start, end }) => others.some(([from = 0, to = 0]) => start >= from && end <= to);
                for (const { start, end, mark } of found(chain, isOther)) {
                    masked += text.slice(done, start) + mark;
                    done = end;
                }
            }
            return masked + text.slice(done);
        }
        function toChain(text, match) {
            const [chain] = match;
            const prefix = /^(?:\+|%2B|&#43;|[([])*/i.exec(chain)?.[0] ?? '';
            const groups = [];
            const body = chain.slice(prefix.length).replace(/%2[0DEF]/gi, '   ');
            for (const { index, 0: digits } of body.matchAll(/\d+/g)) {
                const start = match.index + prefix.length + index;
                groups.push({ digits, start, end: start + digits.length });
            }
            if (groups.reduce((sum, { digits }) => sum + digits.length, 0) < 7)
                return null;
            if (isPartOfName(text.slice(Math.max(0, match.index - WORDS_AROUND), match.index)))
                return null;
            return { text, groups, start: match.index, plus: /\+|2B|43/i.test(prefix) };
        }
        function isPartOfName(before) {
            const letters = /[\p{L}\p{N}]+$/u.exec(before.replace(/%[0-9A-F]{2}$/i, ''))?.[0];
            if (letters === undefined)
                return false;
            return !/^\p{L}{3,}$/u.test(letters) || /^(?:[a-f]+|[A-F]+|.*0x)$/.test(letters);
        }
        function* found(chain, isOther) {
            for (let first = 0; first < chain.groups.length; first++) {
                const card = longest(chain, first, isCard);
                const last = card ?? longest(chain, first, (from, to) => isPhone(chain, { from, to, isOther }));
                if (last === null)
                    continue;
                yield {
                    start: startOf(chain, first),
                    end: chain.groups[last]?.end ?? 0,
                    mark: card === null ? '[phone]' : '[card]',
                };
                first = last;
            }
            function isCard(from, to) {
                const groups = chain.groups.slice(from, to + 1).map(({ digits }) => digits);
                return isCardNumber(groups.join(''), groups.map(({ length }) => length));
            }
        }
        function longest(chain, first, isOne) {
            let digits = 0;
            let end = first;
            while (end < chain.groups.length) {
                digits += chain.groups[end]?.digits.length ?? 0;
                if (digits > MOST_DIGITS)
                    break;
                end++;
            }
            for (let last = end - 1; last >= first; last--)
                if (isOne(first, last))
                    return last;
            return null;
        }
        function isPhone(chain, piece) {
            const { text, groups } = chain;
            const { from, to } = piece;
            const pieceGroups = groups.slice(from, to + 1);
            const start = groups[from]?.start ?? 0;
            const end = groups[to]?.end ?? 0;
            const international = from === 0 && chain.plus;
            const digits = pieceGroups.map((group) => group.digits);
            if (international && to > 0 && someValid(groups.slice(0, to)) && !isExisting(digits))
                return false;
            if (!international && pieceGroups.some(piece.isOther))
                return false;
            if (isHeld(chain, from - 1, from) || isHeld(chain, to, to + 1))
                return false;
            if (!international && /[A-Za-z]-$/.test(text.slice(start - 2, start)) && from === 0)
                return false;
            return isPhoneNumber({
                groups: digits,
                separators: pieceGroups
                    .slice(1)
                    .map((group, i) => text.slice(pieceGroups[i]?.end, group.start)),
                international,
                before: text.slice(Math.max(0, start - WORDS_AROUND), startOf(chain, from)),
                after: text.slice(end, end + WORDS_AROUND),
                whole: (from === to || (from === 0 && to === groups.length - 1)) &&
                    !/^[\p{L}]/u.test(text.slice(end, end + 1)),
            });
        }
        function isHeld({ text, groups }, left, right) {
            const before = groups[left];
            const after = groups[right];
            if (before === undefined || after === undefined)
                return false;
            if (/^[._-]$/.test(text.slice(before.end, after.start)))
                return true;
            return before.digits.length === 1 && after.digits.length === 1;
        }
        function isExisting(groups) {
            return isValidInternational(groups.join(''));
        }
        function someValid(groups) {
            return groups.some((_, i) => isExisting(groups.slice(0, i + 1).map(({ digits }) => digits)));
        }
        function startOf(chain, group) {
            const start = group === 0 ? chain.start : (chain.groups[group]?.start ?? 0);
            return group > 0 && chain.text.charAt(start - 1) === '(' ? start - 1 : start;
        }
        ;
        const INVISIBLE = /[\p{Cs}\p{Cf}\p{Default_Ignorable_Code_Point}]|[^\P{Cc}\n\r\t]|(?<=\p{Nd})\p{M}+/gu;
        function plainText(text) {
            return text
                .replace(INVISIBLE, '')
                .normalize('NFKC')
                .replace(INVISIBLE, '')
                .replace(/(?![0-9])\p{Nd}/gu, toAsciiDigit);
        }
        function toAsciiDigit(digit) {
            const code = digit.codePointAt(0) ?? 0;
            let zero = code;
            while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1)))
                zero--;
            return String((code - zero) % 10);
        }
        ;
        const WORDS = String.raw `(?:[\p{L}\d][\p{L}\d'.-]{0,24}[ \t]{1,2}){1,4}`;
        const UNIT = String.raw `(?:,?\s{1,2}(?:apt|apartment|suite|ste|unit|flat|floor|fl|room|rm|#)\.?\s?#?[\w-]{1,6})?`;
        const US_STATE = '(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])';
        const ZIP = String.raw `${US_STATE}\.?,?\s{1,2}\d{5}(?:-\d{4})?`;
        const UK_POSTCODE = String.raw `[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2}`;
        const CA_POSTCODE = String.raw `[ABCEGHJ-NPRSTVXY]\d[A-Z][ -]?\d[A-Z]\d`;
        const EU_POSTCODE = String.raw `(?:[A-Z]{1,2}-)?(?:\d{4}\s?[A-Z]{2}|\d{2}[- ]\d{3}|\d{4,5})\s{1,2}\p{L}[\p{L}'.-]{1,24}`;
        const POSTCODE = `(?:${ZIP}|${UK_POSTCODE}|${CA_POSTCODE}|${EU_POSTCODE}|\\d{5}(?:-\\d{4})?)(?![\\p{L}\\d])`;
        const TOWN = String.raw `[,\s]{1,3}(?:[\p{L}'.,-]{1,24}\s{1,2}){0,6}`;
        const STREET = 'street|st\\.|avenue|ave|boulevard|blvd|road(?!\\s?(?:block|map))|rd|lane';
        const PERHAPS_STREET = 'st|ln|drive|dr|court|ct|way|place|pl|square|sq|terrace|highway|hwy|parkway|pkwy|circle|crescent|gardens|mews|close|row|grove|hill|park|walk|green|quay|loop|trail';
        const JOINED_STREET = '(?:stra(?:ß|ss)e|str\\.|straat|gracht|laan|gasse|gatan|vägen|katu)';
        const PERHAPS_JOINED = '(?:weg|platz|allee|ring|damm|ufer|plein|kade|veien|gade|vej|gata)';
        const ROMANCE_STREET = '(?:rue|chemin|impasse|quai|avenue|boulevard|bd|place|cours|allée|calle|avenida|avda\\.?|plaza|paseo|carrer|via|viale|piazza|corso|rua|travessa|ulica|ul\\.|aleja|al\\.)';
        const tail = `(?:${TOWN}${POSTCODE})`;
        const ADDRESSES = [
            `\\d{1,6}[A-Z]?,?\\s{1,2}${WORDS}(?:${STREET})(?![\\p{L}\\d])\\.?${UNIT}${tail}?`,
            `\\d{1,6}[A-Z]?,?\\s{1,2}${WORDS}(?:${PERHAPS_STREET})(?![\\p{L}\\d])\\.?${UNIT}${tail}`,
            `[\\p{L}-]{2,30}(?:${JOINED_STREET}|[ -]stra(?:ß|ss)e)\\s{1,2}\\d{1,4}\\s?[a-z]?(?![\\p{L}\\d])${tail}?`,
            `[\\p{L}-]{2,30}${PERHAPS_JOINED}\\s{1,2}\\d{1,4}\\s?[a-z]?(?![\\p{L}\\d])${tail}`,
            `\\d{1,4}(?:\\s?(?:bis|ter))?,?\\s{1,2}${ROMANCE_STREET}\\s{1,2}${WORDS.replace('[ \\t]{1,2})', '[ \\t,]{0,3})')}(?:[,\\s]{0,3}${POSTCODE})`,
            `${ROMANCE_STREET}\\s{1,2}(?:[\\p{L}'.-]{1,24}[ \\t,]{1,2}){1,4}\\d{1,4}[a-z]?(?:/\\d{1,4})?${tail}`,
            `p\\.?\\s?o\\.?\\s?box\\s{1,2}\\d{1,6}(?!\\d)${tail}?`,
        ].map((pattern) => new RegExp(`(?<![\\p{L}\\d.-])${pattern}`, 'giu'));
        const TOWN_AND_ZIP = new RegExp(`(?<![\\p{L}\\d])(?:\\p{Lu}[\\p{L}'.-]{1,24}\\s){0,2}\\p{Lu}[\\p{L}'.-]{1,24},?\\s{1,2}${ZIP}(?![\\p{L}\\d])`, 'gu');
        function maskPostalAddresses(text) {
            if (!/\d/.test(text))
                return text;
            let masked = text;
            for (const pattern of ADDRESSES)
                masked = masked.replace(pattern, '[address]');
            return masked.replace(TOWN_AND_ZIP, '[address]');
        }
        ;
        const LONGEST_TEXT = 4096;
        const MARGIN = 1024;
        const CUT_MARK = '… [cut]';
        const MOST_ROUNDS = 4;
        const MASKS = [
            maskKnownKeys,
            maskUrlCredentials,
            maskNamedSecrets,
            maskMail,
            maskAccounts,
            maskNetworkAddresses,
            maskRandomStrings,
            maskPostalAddresses,
            maskNumbers,
        ];
        function scrub(text) {
            const window = text.slice(0, LONGEST_TEXT + MARGIN);
            const masked = maskAll(window);
            if (text.length <= LONGEST_TEXT && masked.length <= LONGEST_TEXT)
                return masked;
            const whole = window.length < text.length ? masked.length - MARGIN : masked.length;
            const kept = masked.slice(0, Math.max(0, Math.min(LONGEST_TEXT - 2 * CUT_MARK.length, whole)));
            return maskAll(kept.replace(/\[[a-z ]*$/, '')).slice(0, LONGEST_TEXT - CUT_MARK.length) + CUT_MARK;
        }
        function maskAll(text) {
            let before = plainText(text);
            const plain = before;
            for (let round = 0; round < MOST_ROUNDS; round++) {
                const after = plainText(MASKS.reduce((masked, mask) => mask(masked), before));
                if (after === before)
                    break;
                before = after;
            }
            return before === plain ? text : before;
        }
        ;
        const MAX_LENGTH = 200;
        function wordsOf(typed) {
            return cutTo(scrub(typed).replace(/\s+/gu, ' ').trim(), MAX_LENGTH);
        }
        function normalForm(text) {
            const bare = text.normalize('NFKC').replace(/[\p{P}\p{Z}\p{C}\s]+/gu, '');
            return bare.toUpperCase().toLowerCase().normalize('NFKC') || text.trim();
        }
        function pagePath(page) {
            const path = page
                .trim()
                .replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
                .replace(/[?#].*$/s, '')
                .replace(/\/+$/, '');
            return path.startsWith('/') ? path : `/${path}`;
        }
        function cutTo(text, maxLength) {
            const isLonger = text.length > maxLength;
            const cut = isLonger ? text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, '') : text;
            return `${Buffer.from(cut).toString()}${isLonger ? '…' : ''}`;
        }
        ;
        function newTally() {
            return { turns: 0, unansweredTurns: 0, seen: new Set(), unanswered: new Map() };
        }
        function addTurns(tally, turns, { numbersOnly = false } = {}) {
            for (const turn of turns) {
                if (tally.seen.has(turn.id))
                    continue;
                tally.seen.add(turn.id);
                tally.turns++;
                if (turn.resolutionStatus !== 'unanswered')
                    continue;
                tally.unansweredTurns++;
                if (!numbersOnly)
                    addUnanswered(tally.unanswered, turn);
            }
        }
        function addUnanswered(unanswered, { query, queryCategory, pageUrl }) {
            const text = wordsOf(query);
            const form = normalForm(text);
            const known = unanswered.get(form);
            const question = known ?? { text, times: 0, categories: new Map(), pages: new Map() };
            if (known === undefined)
                unanswered.set(form, question);
            else if (byText(text, known.text) < 0)
                known.text = text;
            question.times++;
            const category = queryCategory === null ? '' : wordsOf(queryCategory);
            if (category !== '')
                addCount(question.categories, category);
            if (pageUrl !== null)
                addCount(question.pages, wordsOf(pagePath(pageUrl)));
        }
        function questionFigures(tally, before) {
            const { turns, unansweredTurns } = tally;
            const questions = [...tally.unanswered.values()];
            return {
                turns,
                unansweredTurns,
                unansweredShare: shareOf(tally),
                unansweredShareBefore: before === null ? null : shareOf(before),
                questions: rank(questions.map(tellQuestion), (a, b) => b.times - a.times || byText(a.text, b.text)),
                categories: groupBy(questions, 'categories', 'pages'),
                pages: groupBy(questions, 'pages', 'categories'),
            };
        }
        function shareOf({ turns, unansweredTurns, }) {
            return turns === 0 ? null : unansweredTurns / turns;
        }
        function tellQuestion({ text, times, categories, pages }) {
            return { text, times, category: mostCounted(categories), page: mostCounted(pages) };
        }
        function groupBy(all, by, other) {
            const groups = new Map();
            for (const question of all) {
                const names = question[by].size === 0 ? [[null, question.times]] : question[by];
                for (const [name, times] of names) {
                    const group = groups.get(name) ?? emptyGroup(name);
                    groups.set(name, group);
                    group.questions++;
                    group.times += times;
                    for (const [place, count] of question[other])
                        addCount(group.others, place, count);
                }
            }
            const told = [...groups.values()].map(({ others, ...group }) => ({
                ...group,
                mostlyAt: mostCounted(others),
            }));
            return rank(told, (a, b) => b.questions - a.questions || b.times - a.times || byText(a.name, b.name));
        }
        function emptyGroup(name) {
            return { name, questions: 0, times: 0, mostlyAt: null, others: new Map() };
        }
        ;
        const MAX_WRITTEN = 500;
        function addWritten(written, rows) {
            for (const row of rows) {
                const told = tell(row);
                const known = written.get(row.id);
                if (known === undefined || newestFirst(told, known) < 0)
                    written.set(row.id, told);
            }
            if (written.size <= MAX_WRITTEN)
                return;
            const tooMany = [...written.values()].toSorted(newestFirst).slice(MAX_WRITTEN);
            for (const { id } of tooMany)
                written.delete(id);
        }
        function tell({ id, path, comment, createdAt, helpful, filename, lang }) {
            return {
                id,
                path: wordsOf(pagePath(path)),
                comment: wordsOf(comment ?? ''),
                createdAt,
                helpful,
                filename: wordsOf(filename ?? ''),
                lang: wordsOf(lang ?? ''),
            };
        }
        function newestFirst(a, b) {
            return byText(b.createdAt, a.createdAt) || byText(a.id, b.id) || byText(a.comment, b.comment);
        }
        function commentFigures(written) {
            const comments = [...written.values()].filter(({ helpful, comment }) => helpful === false && comment !== '');
            const { rows, count } = rank(comments, newestFirst);
            return { rows: rows.map(({ path, comment }) => ({ path, text: comment })), count };
        }
        function snippetFigures(written) {
            const snippets = new Map();
            for (const row of written.values()) {
                const { path, filename, lang } = row;
                const key = JSON.stringify([path, filename, lang]);
                const known = snippets.get(key);
                if (known === undefined)
                    snippets.set(key, { path, filename, lang, complaints: 1 });
                else
                    known.complaints++;
            }
            return rank([...snippets.values()], (a, b) => b.complaints - a.complaints ||
                byText(a.path, b.path) ||
                byText(a.filename, b.filename) ||
                byText(a.lang, b.lang));
        }
        ;
        const MOST_PAGES = 100;
        const MOST_FEEDBACK = 100;
        async function readFeedback(request) {
            const all = await readByPage(request);
            const agents = await attempt(() => readByPage(request, 'agent'));
            const code = await readWritten(request, {
                source: 'code_snippet',
                isThereAny: all.value.some((page) => page.code > 0),
            });
            const comments = await readWritten(request, {
                source: 'contextual',
                isThereAny: all.value.some((page) => page.total > 0),
            });
            return {
                value: {
                    pages: all.value,
                    agents: orNull(agents),
                    snippets: orNull(code),
                    comments: orNull(comments),
                },
                gap: all.gap,
                notes: [
                    ...notesOn('feedback of AI agents', agents),
                    ...notesOn('complaints about code', code),
                    ...notesOn('comments', comments),
                ],
            };
        }
        function orNull(reading) {
            return reading.status === 'read' ? reading.value : null;
        }
        function notesOn(what, reading) {
            if (reading.status === 'not available')
                return [`${what}: not available, since ${reading.why}`];
            return reading.gap === '' ? [] : [`${what}: partial, since ${reading.gap}`];
        }
        async function readByPage({ week, queries, allowance }, source) {
            const rows = { limit: MOST_PAGES, ...(source && { source }) };
            const answer = await askOnce(allowance, () => queries.getFeedbackByPage(week, rows));
            const reasons = [
                describeUnreadable(answer.unreadable),
                answer.hasMore ? `the service tells of no more than ${MOST_PAGES} pages` : '',
            ];
            return { value: rowsOf(answer), gap: reasons.filter(Boolean).join('; '), notes: [] };
        }
        async function readWritten({ week, showTexts, queries, allowance }, { source, isThereAny }) {
            if (!showTexts)
                return { status: 'read', ...whole(null) };
            const written = new Map();
            if (!isThereAny)
                return { status: 'read', ...whole(written) };
            const listing = {
                limit: MOST_FEEDBACK,
                ask: (rows) => queries.getFeedback(week, { ...rows, source }),
                add: (rows) => addWritten(written, rows),
            };
            return attempt(async () => ({
                value: written,
                gap: await readListing(listing, allowance),
                notes: [],
            }));
        }
        ;
        const MOST_SEARCHES = 100;
        const MOST_TURNS = 1000;
        async function readSignals(request) {
            const readings = { week: request.week };
            const read = {
                visitors: async () => {
                    readings.visitors = await attempt(() => readVisitors(request));
                },
                searches: async () => {
                    readings.searches = await attempt(() => readSearches(request));
                },
                feedback: async () => {
                    readings.feedback = await attempt(() => readFeedback(request));
                },
                questions: async () => {
                    readings.questions = await attempt(() => readQuestions(request));
                },
            };
            const asked = (...kinds) => kinds.filter((kind) => request.kinds.has(kind)).map((kind) => read[kind]);
            const few = asked('visitors', 'searches', 'feedback');
            await (0, side_by_side.z)(few, few.length);
            await (0, side_by_side.z)(asked('questions'), 1);
            return readings;
        }
        async function readVisitors(request) {
            const { queries, allowance } = request;
            const totalsOf = async (week) => {
                const rows = { limit: 1, offset: 0 };
                const totals = await askOnce(allowance, () => queries.getVisitors(week, rows));
                if (totals === null)
                    throw new errors.lZ("the service's totals are not valid numbers");
                return totals;
            };
            const last = await totalsOf(request.week);
            const before = await attemptBefore(() => totalsOf(request.weekBefore));
            return { value: { last, before: before.value }, gap: '', notes: before.notes };
        }
        async function readSearches(request) {
            const { queries, allowance } = request;
            const searchesOf = (week, limit) => askOnce(allowance, () => queries.getSearches(week, { limit }));
            const last = await searchesOf(request.week, MOST_SEARCHES);
            const rows = rowsOf(last);
            const before = await attemptBefore(async () => (await searchesOf(request.weekBefore, 1)).totalSearches);
            const { totalSearches: total, hasMore } = last;
            return {
                value: { rows, total, totalBefore: before.value, hasMore },
                gap: describeUnreadable(last.unreadable),
                notes: before.notes,
            };
        }
        async function readQuestions(request) {
            const { queries, allowance } = request;
            const readTurns = (week, add) => readListing({ limit: MOST_TURNS, ask: (rows) => queries.getConversations(week, rows), add }, allowance);
            const last = newTally();
            const gap = await readTurns(request.week, (turns) => addTurns(last, turns));
            if (gap !== '')
                return { value: { last, before: null }, gap, notes: [] };
            const before = await attemptBefore(async () => {
                const tally = newTally();
                const missing = await readTurns(request.weekBefore, (turns) => addTurns(tally, turns, { numbersOnly: true }));
                if (missing !== '')
                    throw new errors.lZ(missing);
                return tally;
            });
            return { value: { last, before: before.value }, gap, notes: before.notes };
        }
        ;
        function mergePages(rows) {
            const merged = new Map();
            for (const { path, ...votes } of eachOnce(rows)) {
                const known = merged.get(pagePath(path));
                merged.set(pagePath(path), known === undefined ? votes : combine(known, votes, add));
            }
            return merged;
        }
        function withoutAgents(all, agents) {
            return agents === undefined ? all : combine(all, agents, subtract);
        }
        function eachOnce(rows) {
            const known = new Map();
            for (const row of rows) {
                const other = known.get(row.path);
                if (other === undefined || compareVotes(row, other) > 0)
                    known.set(row.path, row);
            }
            return known.values();
        }
        function compareVotes(a, b) {
            return (a.total - b.total || a.thumbsDown - b.thumbsDown || a.thumbsUp - b.thumbsUp || a.code - b.code);
        }
        function combine(a, b, how) {
            return {
                thumbsUp: how(a.thumbsUp, b.thumbsUp),
                thumbsDown: how(a.thumbsDown, b.thumbsDown),
                code: how(a.code, b.code),
                total: how(a.total, b.total),
            };
        }
        function add(a, b) {
            return a + b;
        }
        function subtract(a, b) {
            return Math.max(0, a - b);
        }
        ;
        const MIN_THUMBS_DOWN = 2;
        const MIN_DISLIKED_SHARE = 0.5;
        function feedbackFigures({ pages, agents, snippets, comments }, views) {
            const ofAgents = mergePages(agents ?? []);
            const average = averageOf(views);
            const all = [...mergePages(pages)].map(([path, votes]) => tellPage(path, { votes: withoutAgents(votes, ofAgents.get(path)), views, average }));
            const disliked = all.filter(({ thumbsDown }) => thumbsDown >= MIN_THUMBS_DOWN);
            return {
                thumbsUp: all.reduce((sum, page) => sum + page.thumbsUp, 0),
                thumbsDown: all.reduce((sum, page) => sum + page.thumbsDown, 0),
                disliked: rank(disliked, worstFirst),
                readMuchLikedLittle: views === undefined ? null : disliked.filter(({ isReadMuch }) => isReadMuch).length,
                code: rank(all.filter(({ code }) => code > 0), (a, b) => b.code - a.code || byText(a.path, b.path)),
                snippets: snippets === null ? null : snippetFigures(snippets),
                agents: agents === null ? null : agentFigures(ofAgents),
                comments: comments === null ? null : commentFigures(comments),
            };
        }
        function tellPage(path, page) {
            const { thumbsUp, thumbsDown, code } = page.votes;
            const share = thumbsDown === 0 ? 0 : thumbsDown / (thumbsUp + thumbsDown);
            const views = viewsOf(path, page.views);
            return {
                path: wordsOf(path),
                thumbsUp,
                thumbsDown,
                share,
                code,
                views,
                isReadMuch: views !== null && views > page.average && share >= MIN_DISLIKED_SHARE,
            };
        }
        function viewsOf(path, views) {
            return (views?.get(path) ?? views?.get(`${path}/`))?.total ?? null;
        }
        function averageOf(views) {
            if (views === undefined || views.size === 0)
                return 0;
            let sum = 0;
            for (const { total } of views.values())
                sum += total;
            return sum / views.size;
        }
        function worstFirst(a, b) {
            return ((b.views ?? 0) * b.share - (a.views ?? 0) * a.share ||
                b.thumbsDown - a.thumbsDown ||
                b.share - a.share ||
                byText(a.path, b.path));
        }
        function agentFigures(votes) {
            const pages = [...votes].map(([path, { total }]) => ({ path: wordsOf(path), count: total }));
            return {
                total: pages.reduce((sum, { count }) => sum + count, 0),
                pages: rank(pages.filter(({ count }) => count > 0), (a, b) => b.count - a.count || byText(a.path, b.path)),
            };
        }
        var figures = __webpack_require__(9893);
        ;
        const MIN_SEARCHES_SHOWN = 3;
        const MIN_DEAD_END_SEARCHES = 3;
        const MAX_DEAD_END_CLICK_RATE = 0.1;
        function searchFigures({ rows, total, totalBefore, hasMore }) {
            const terms = mergeSpellings(searches_eachOnce(rows)).map(termOf);
            const deadEnds = terms.filter(isDeadEnd);
            return {
                total,
                totalBefore,
                change: (0, figures.C)(total ?? undefined, totalBefore ?? undefined),
                top: rank(terms.filter(({ searches }) => searches >= MIN_SEARCHES_SHOWN), (a, b) => b.searches - a.searches || byText(a.term, b.term)),
                deadEnds: rank(deadEnds, (a, b) => b.lost - a.lost || b.searches - a.searches || byText(a.term, b.term)),
                lost: sumLost(deadEnds),
                unclicked: sumLost(terms),
                terms: terms.length,
                hasMore,
            };
        }
        function sumLost(terms) {
            return Math.round(terms.reduce((sum, { lost }) => sum + lost, 0));
        }
        function isDeadEnd({ searches, clickRate }) {
            return searches >= MIN_DEAD_END_SEARCHES && clickRate < MAX_DEAD_END_CLICK_RATE;
        }
        function searches_eachOnce(rows) {
            const known = new Map();
            for (const row of rows) {
                const other = known.get(row.searchQuery);
                if (other === undefined || compareRows(row, other) > 0)
                    known.set(row.searchQuery, row);
            }
            return [...known.values()].toSorted((a, b) => byText(a.searchQuery, b.searchQuery));
        }
        function compareRows(a, b) {
            return a.hits - b.hits || a.clickRate - b.clickRate || byText(a.topClickedPage, b.topClickedPage);
        }
        function mergeSpellings(rows) {
            const terms = new Map();
            for (const { searchQuery, hits, clickRate, topClickedPage } of rows) {
                const spelling = wordsOf(searchQuery);
                const form = normalForm(spelling);
                const term = terms.get(form) ?? newTerm();
                terms.set(form, term);
                term.searches += hits;
                term.clicks += hits * clickRate;
                addCount(term.spellings, spelling, hits);
                if (topClickedPage !== null)
                    addCount(term.pages, pagePath(topClickedPage), hits * clickRate);
            }
            return [...terms.values()];
        }
        function newTerm() {
            return { searches: 0, clicks: 0, spellings: new Map(), pages: new Map() };
        }
        function termOf({ searches, clicks, spellings, pages }) {
            const page = mostCounted(pages);
            return {
                term: mostCounted(spellings) ?? '',
                searches,
                clickRate: searches === 0 ? 0 : clicks / searches,
                lost: searches - clicks,
                topClickedPage: page === null ? null : wordsOf(page),
            };
        }
        ;
        function visitorFigures({ last, before }, peoplesViews) {
            return {
                last,
                before,
                change: (0, figures.C)(last.human, before?.human),
                viewsPerPerson: peoplesViews === undefined || last.human === 0 ? null : peoplesViews / last.human,
            };
        }
        ;
        function signalFigures(readings, views) {
            const { week, visitors, searches, questions, feedback } = readings;
            return {
                week,
                ...(visitors && { visitors: mapRead(visitors, (read) => visitorFigures(read, views.people)) }),
                ...(searches && { searches: mapRead(searches, searchFigures) }),
                ...(questions && {
                    questions: mapRead(questions, ({ last, before }) => questionFigures(last, before)),
                }),
                ...(feedback && { feedback: mapRead(feedback, (read) => feedbackFigures(read, views.pages)) }),
            };
        }
        function mapRead(reading, to) {
            return reading.status === 'read' ? { ...reading, value: to(reading.value) } : reading;
        }
        function figuresIn(reading) {
            return reading?.status === 'read' ? reading.value : undefined;
        }
        function signalOutputs({ visitors, searches, questions, feedback, }) {
            const numbers = {
                visitors: figuresIn(visitors)?.last.human,
                'unclicked-searches': figuresIn(searches)?.unclicked,
                'unanswered-questions': figuresIn(questions)?.questions.count,
                'thumbs-down': figuresIn(feedback)?.thumbsDown,
            };
            return Object.fromEntries(Object.entries(numbers).flatMap(([name, number]) => number === undefined ? [] : [[name, `${number}`]]));
        }
        var json = __webpack_require__(9050);
        ;
        function decideTexts(setting, event) {
            if (setting === 'show')
                return { showTexts: true, whyHidden: '' };
            if (setting === 'hide')
                return { showTexts: false, whyHidden: 'reader-texts is "hide"' };
            const { private: isPrivate, visibility } = (0, json.q)((0, json.q)(event).repository);
            if (isPrivate === false || visibility === 'public')
                return { showTexts: false, whyHidden: 'this repository is public' };
            if (visibility === 'private' ||
                visibility === 'internal' ||
                (isPrivate === true && visibility === undefined))
                return { showTexts: true, whyHidden: '' };
            return { showTexts: false, whyHidden: 'the event does not say that this repository is private' };
        }
        ;
        function signalsJson({ figures, showTexts }) {
            const { week, visitors, searches, questions, feedback } = figures;
            return {
                week: week.id,
                dateFrom: week.dateFrom,
                dateTo: week.dateTo,
                texts: showTexts,
                ...field('visitors', visitors, visitorsJson),
                ...field('searches', searches, (read) => searchesJson(read, showTexts)),
                ...field('questions', questions, (read) => questionsJson(read, showTexts)),
                ...field('feedback', feedback, (read) => feedbackJson(read, showTexts)),
            };
        }
        function field(kind, reading, tell) {
            if (reading === undefined)
                return {};
            if (reading.status === 'not available')
                return { [kind]: { available: false, missing: reading.why } };
            const { value, gap, notes } = reading;
            return {
                [kind]: {
                    available: true,
                    complete: gap === '',
                    ...(gap !== '' && { gap }),
                    ...(notes.length > 0 && { notes }),
                    ...tell(value),
                },
            };
        }
        function visitorsJson({ last, before, viewsPerPerson }) {
            return { totals: last, totalsBefore: before, viewsPerPerson };
        }
        function searchesJson(figures, showTexts) {
            const { total, totalBefore, terms, hasMore, top, deadEnds, lost } = figures;
            return {
                total,
                totalBefore,
                terms,
                moreTerms: hasMore,
                lost,
                unclicked: deadEnds.count,
                unclickedTerms: deadEnds.rows.map((row) => termJson(row, showTexts)),
                topTerms: top.rows.map((row) => termJson(row, showTexts)),
            };
        }
        function termJson({ term, ...numbers }, showTexts) {
            const { searches, clickRate, lost, topClickedPage } = numbers;
            return { ...(showTexts && { term }), searches, clickRate, lost, topClickedPage };
        }
        function questionsJson(figures, showTexts) {
            const { turns, unansweredTurns, unansweredShare, unansweredShareBefore } = figures;
            return {
                asked: turns,
                unansweredTurns,
                unansweredShare,
                unansweredShareBefore,
                unanswered: figures.questions.count,
                categories: figures.categories.rows.map(({ name, questions, times, mostlyAt }) => ({
                    category: name,
                    questions,
                    times,
                    page: mostlyAt,
                })),
                pages: figures.pages.rows.map(({ name, questions, times, mostlyAt }) => ({
                    path: name,
                    questions,
                    times,
                    category: mostlyAt,
                })),
                ...(showTexts && {
                    unansweredQuestions: figures.questions.rows.map(({ text, times, category, page }) => ({
                        question: text,
                        times,
                        category,
                        page,
                    })),
                }),
            };
        }
        function feedbackJson(figures, showTexts) {
            const { thumbsUp, thumbsDown, readMuchLikedLittle, disliked, code, agents } = figures;
            const { snippets, comments } = figures;
            return {
                thumbsUp,
                thumbsDown,
                readMuchLikedLittle,
                disliked: disliked.rows,
                code: code.rows.map(({ path, code: complaints }) => ({ path, complaints })),
                agents: agents === null ? null : { total: agents.total, pages: agents.pages.rows },
                ...(showTexts && { snippets: snippets?.rows ?? null, comments: comments?.rows ?? null }),
            };
        }
        var signal_kinds = __webpack_require__(4174);
        var weeks = __webpack_require__(7757);
        var report_escape = __webpack_require__(3330);
        var numbers = __webpack_require__(4567);
        ;
        const MAX_NAME_LENGTH = 80;
        const MAX_TEXT_LENGTH = 200;
        const UNKNOWN = '–';
        function readerLists(figures, showTexts) {
            const words = (lists) => (showTexts ? lists : []);
            const shown = [...topics(figures), ...words(deadEnds(figures)), ...disliked(figures)];
            const behind = [
                ...words(questions(figures)),
                ...placesAsked(figures),
                ...words(searchedMost(figures)),
                ...code(figures, showTexts),
                ...words(comments(figures)),
                ...agents(figures),
            ];
            const notEmpty = ({ rows }) => rows.length > 0;
            return { shown: shown.filter(notEmpty), folded: behind.filter(notEmpty) };
        }
        function topics({ questions }) {
            const { categories, questions: all } = figuresIn(questions) ?? {};
            if (categories === undefined || !all?.count)
                return [];
            return [
                {
                    title: 'Unanswered, by topic',
                    columns: ['Topic', 'Questions:', 'Asked most on'],
                    rows: categories.rows.map(({ name, questions, mostlyAt }) => [
                        nameCell(name, 'no topic'),
                        (0, numbers.B4)(questions),
                        nameCell(mostlyAt),
                    ]),
                    count: categories.count,
                },
            ];
        }
        function placesAsked({ questions }) {
            const { pages } = figuresIn(questions) ?? {};
            if (pages === undefined)
                return [];
            return [
                {
                    title: '📍 Pages where questions went unanswered',
                    columns: ['Page', 'Questions:', 'Most about'],
                    rows: pages.rows.map(({ name, questions, mostlyAt }) => [
                        nameCell(name, 'page not known'),
                        (0, numbers.B4)(questions),
                        nameCell(mostlyAt),
                    ]),
                    count: pages.count,
                },
            ];
        }
        function questions(figures) {
            const { questions: all } = figuresIn(figures.questions) ?? {};
            if (all === undefined)
                return [];
            return [
                {
                    title: '❓ Questions without an answer',
                    columns: ['Question', 'Asked:', 'Page'],
                    rows: all.rows.map(({ text, times, page }) => [
                        textCell(text),
                        (0, numbers.B4)(times),
                        nameCell(page),
                    ]),
                    count: all.count,
                },
            ];
        }
        const SEARCH_COLUMNS = ['Searched for', 'Times:', 'Clicked:'];
        function deadEnds({ searches }) {
            const { deadEnds: list } = figuresIn(searches) ?? {};
            if (list === undefined)
                return [];
            const rows = list.rows.map(searchRow);
            return [{ title: 'Searches that led nowhere', columns: SEARCH_COLUMNS, rows, count: list.count }];
        }
        function searchedMost({ searches }) {
            const { top } = figuresIn(searches) ?? {};
            if (top === undefined)
                return [];
            const rows = top.rows.map(searchRow);
            return [{ title: '🔎 Searched most', columns: SEARCH_COLUMNS, rows, count: top.count }];
        }
        function searchRow({ term, searches, clickRate, }) {
            return [nameCell(term, 'empty'), (0, numbers.B4)(searches), (0, numbers.T1)(clickRate)];
        }
        function disliked({ feedback }) {
            const { disliked: list, readMuchLikedLittle } = figuresIn(feedback) ?? {};
            if (list === undefined)
                return [];
            const withViews = readMuchLikedLittle !== null;
            return [
                {
                    title: withViews ? 'Read most, liked least' : 'Liked least',
                    columns: ['Page', '👎:', 'Share:', ...(withViews ? ['Views:'] : [])],
                    rows: list.rows.map(({ path, thumbsDown, share, views }) => [
                        nameCell(path),
                        (0, numbers.B4)(thumbsDown),
                        (0, numbers.T1)(share),
                        ...(withViews ? [views === null ? UNKNOWN : (0, numbers.B4)(views)] : []),
                    ]),
                    count: list.count,
                },
            ];
        }
        function code({ feedback }, showTexts) {
            const { code: pages, snippets } = figuresIn(feedback) ?? {};
            if (pages === undefined)
                return [];
            const title = '🧩 Code snippets with complaints';
            if (!showTexts || snippets == null || snippets.count === 0) {
                const rows = pages.rows.map(({ path, code }) => [nameCell(path), (0, numbers.B4)(code)]);
                return [{ title, columns: ['Page', 'Complaints:'], rows, count: pages.count }];
            }
            const rows = snippets.rows.map(({ path, filename, lang, complaints }) => [
                nameCell(path),
                nameCell([filename, lang].filter(Boolean).join(', '), 'code'),
                (0, numbers.B4)(complaints),
            ]);
            return [{ title, columns: ['Page', 'Snippet', 'Complaints:'], rows, count: snippets.count }];
        }
        function comments({ feedback }) {
            const { comments: list } = figuresIn(feedback) ?? {};
            if (list == null)
                return [];
            const rows = list.rows.map(({ path, text }) => [nameCell(path), textCell(text)]);
            return [{ title: '💬 What readers wrote', columns: ['Page', 'Comment'], rows, count: list.count }];
        }
        function agents({ feedback }) {
            const { agents: sent } = figuresIn(feedback) ?? {};
            if (sent == null)
                return [];
            const rows = sent.pages.rows.map(({ path, count }) => [nameCell(path), (0, numbers.B4)(count)]);
            const { count } = sent.pages;
            return [
                { title: '🤖 Pages with feedback from AI agents', columns: ['Page', 'Times:'], rows, count },
            ];
        }
        function nameCell(name, ifEmpty = UNKNOWN) {
            return ((0, report_escape.F)(name ?? '', MAX_NAME_LENGTH) || (ifEmpty === UNKNOWN ? UNKNOWN : `_${ifEmpty}_`));
        }
        function textCell(text) {
            return (0, report_escape.F)(text, MAX_TEXT_LENGTH) || UNKNOWN;
        }
        ;
        const MAX_CATEGORY_LENGTH = 60;
        const MOST = 0.5;
        function readersSentence({ questions, searches, feedback }) {
            const told = [
                readers_sentence_tell(questions, { found: unanswered, quiet: 'every question was answered' }),
                readers_sentence_tell(searches, { found: ledNowhere, quiet: 'no search led nowhere' }),
                readers_sentence_tell(feedback, { found: readers_sentence_disliked, quiet: 'no page got two thumbs down' }),
            ].filter((part) => part !== undefined);
            const found = told.filter(({ isFound }) => isFound);
            const parts = (found.length > 0 ? found : told).map(({ text }) => text);
            if (parts.length === 0)
                return '';
            return found.length > 0
                ? `${parts.join('; ').replace(/^at/, 'At')}.`
                : `A quiet week: ${parts.join(', ')}.`;
        }
        function readers_sentence_tell(reading, words) {
            if (reading?.status !== 'read')
                return undefined;
            const text = words.found(reading.value, reading.gap === '' ? '' : 'at least ');
            if (text !== '')
                return { text, isFound: true };
            return reading.gap === '' ? { text: words.quiet, isFound: false } : undefined;
        }
        function unanswered({ questions, categories }, atLeast) {
            if (questions.count === 0)
                return '';
            const named = categories.rows.find(({ name }) => name !== null);
            const about = named === undefined ? '' : `, ${aboutWhat(named, questions.count)}`;
            return `${atLeast}${count(questions.count, 'question')} went unanswered${about}`;
        }
        function aboutWhat({ name, questions }, all) {
            const share = questions / all;
            const part = share === 1 ? '' : share > MOST ? 'most ' : 'above all ';
            return `${part}about ${(0, report_escape.F)(name ?? '', MAX_CATEGORY_LENGTH)}`;
        }
        function ledNowhere({ deadEnds }, atLeast) {
            if (deadEnds.count === 0)
                return '';
            const searches = deadEnds.count === 1 ? 'search' : 'searches';
            return `${atLeast}**${(0, numbers.B4)(deadEnds.count)} ${searches}** led nowhere`;
        }
        function readers_sentence_disliked({ disliked: pages, readMuchLikedLittle }, atLeast) {
            if (pages.count === 0)
                return '';
            if (!readMuchLikedLittle)
                return `${atLeast}${count(pages.count, 'page')} got two thumbs down or more`;
            const are = readMuchLikedLittle === 1 ? 'is' : 'are';
            return `${atLeast}${count(readMuchLikedLittle, 'page')} ${are} read a lot and liked little`;
        }
        function count(number, noun) {
            return `**${(0, numbers.pq)(number, noun)}**`;
        }
        var tables = __webpack_require__(3784);
        ;
        const ROWS_SHOWN = 5;
        const ROWS_FOLDED = 25;
        function mostRows({ shown, folded: behind }) {
            return Math.max(0, ...shown.map(({ rows }) => Math.min(rows.length, ROWS_SHOWN + ROWS_FOLDED)), ...behind.map(({ rows }) => Math.min(rows.length, ROWS_FOLDED)));
        }
        function renderLists(lists, maxRows) {
            return [
                ...lists.shown.flatMap((list) => renderShown(list, maxRows)),
                ...lists.folded.map((list) => renderFolded(list, maxRows)),
            ];
        }
        function renderShown({ title, columns, rows, count }, maxRows) {
            const first = rows.slice(0, Math.min(ROWS_SHOWN, maxRows));
            if (first.length === 0)
                return [];
            const more = rows.slice(ROWS_SHOWN, Math.min(ROWS_SHOWN + ROWS_FOLDED, maxRows));
            const told = `${partOf(more.length, count - ROWS_SHOWN)} more`;
            return [
                `**${title}**${count > first.length ? ` (${first.length} of ${(0, numbers.B4)(count)})` : ''}`,
                (0, tables.tp)(columns, first),
                more.length === 0 ? '' : (0, tables.TM)(told, (0, tables.tp)(columns, more)),
            ];
        }
        function renderFolded({ title, columns, rows, count }, maxRows) {
            const told = rows.slice(0, Math.min(ROWS_FOLDED, maxRows));
            if (told.length === 0)
                return '';
            return (0, tables.TM)(`${title}: ${partOf(told.length, count)}`, (0, tables.tp)(columns, told));
        }
        function partOf(part, all) {
            return part === all ? (0, numbers.B4)(all) : `${(0, numbers.B4)(part)} of ${(0, numbers.B4)(all)}`;
        }
        ;
        const HEADING = '### 🔎 What readers missed';
        function readersSection(readers) {
            const lists = readerLists(readers.figures, readers.showTexts);
            return { longestTable: mostRows(lists), render: (maxRows) => render(readers, { lists, maxRows }) };
        }
        function render(readers, { lists, maxRows }) {
            const { figures } = readers;
            return [
                HEADING,
                readersSentence(figures),
                ...missingNotes(figures),
                facts(figures),
                hiddenNote(readers),
                ...renderLists(lists, maxRows),
                definitions(readers, lists),
            ]
                .filter(Boolean)
                .join('\n\n');
        }
        function missingNotes(figures) {
            return describeMissingSignals(figures).map((sentence) => `> ⚠️ ${(0, report_escape.F)(sentence, 500)}`);
        }
        const NAMES = {
            visitors: 'Visitors',
            searches: 'Searches',
            questions: 'Questions',
            feedback: 'Feedback',
        };
        function describeMissingSignals(figures) {
            const read = signal_kinds.p.flatMap((kind) => {
                const reading = figures[kind];
                return reading === undefined ? [] : [{ name: NAMES[kind], reading }];
            });
            const failed = read.flatMap(({ name, reading }) => reading.status === 'not available' ? [{ name, why: reading.why }] : []);
            const incomplete = read.flatMap(({ name, reading }) => {
                if (reading.status === 'not available')
                    return [];
                const partial = reading.gap === '' ? [] : [`${name} (${figures.week.label}): partial, since ${reading.gap}.`];
                return [...partial, ...reading.notes.map((note) => `${name}: ${note}.`)];
            });
            const together = [...Map.groupBy(failed, ({ why }) => why)].map(([why, kinds]) => `${kinds.map(({ name }) => name).join(', ')} (${figures.week.label}): not available, since ${why}.`);
            return [...together, ...incomplete];
        }
        function facts({ visitors, searches, questions, feedback }) {
            const lines = [
                visitorsFact(figuresIn(visitors)),
                searchesFact(figuresIn(searches)),
                questionsFact(figuresIn(questions)),
                feedbackFact(figuresIn(feedback)),
            ];
            return lines
                .filter(Boolean)
                .map((line) => `- ${line}`)
                .join('\n');
        }
        function visitorsFact(figures) {
            if (figures === undefined)
                return '';
            const { last, change, viewsPerPerson } = figures;
            const people = last.human === 1 ? '**1 person**' : `**${(0, numbers.B4)(last.human)} people**`;
            const trend = change === null ? '' : `, ${(0, numbers.uQ)(change)}`;
            const views = viewsPerPerson === null ? '' : `, ${oneDecimal(viewsPerPerson)} views each`;
            return `👥 ${people}${trend}${views}; ${(0, numbers.pq)(last.ai, 'AI assistant')}`;
        }
        function searchesFact(figures) {
            if (figures === undefined || figures.total === null)
                return '';
            const { total, change, lost } = figures;
            const trend = change === null ? '' : `, ${(0, numbers.uQ)(change)}`;
            const searches = total === 1 ? '1 search' : `${(0, numbers.B4)(total)} searches`;
            return `🔎 **${searches}**${trend}${lost === 0 ? '' : `; ${(0, numbers.B4)(lost)} led nowhere`}`;
        }
        function questionsFact(figures) {
            if (figures === undefined)
                return '';
            const { turns, unansweredShare, unansweredShareBefore } = figures;
            const before = unansweredShareBefore === null ? '' : ` (${(0, numbers.T1)(unansweredShareBefore)} the week before)`;
            const share = unansweredShare === null ? '' : `, ${(0, numbers.T1)(unansweredShare)} unanswered${before}`;
            return `💬 **${(0, numbers.pq)(turns, 'question')}** to the assistant${share}`;
        }
        function feedbackFact(figures) {
            if (figures === undefined)
                return '';
            const { thumbsUp, thumbsDown, agents } = figures;
            const sent = agents?.total ? `; AI agents sent ${(0, numbers.pq)(agents.total, 'remark')}` : '';
            return `👍 **${(0, numbers.B4)(thumbsUp)}** up, **${(0, numbers.B4)(thumbsDown)}** down${sent}`;
        }
        function oneDecimal(number) {
            return number.toLocaleString('en', { maximumFractionDigits: 1 });
        }
        function hiddenNote({ figures, showTexts, whyHidden }) {
            const holdsWords = [figures.searches, figures.questions, figures.feedback].some((reading) => reading?.status === 'read');
            if (showTexts || !holdsWords)
                return '';
            return `> ℹ️ Readers' words are hidden, since ${(0, report_escape.F)(whyHidden, 200)}. \`reader-texts: show\` shows them here.`;
        }
        function definitions({ figures, showTexts }, lists) {
            const { week, searches, questions, feedback } = figures;
            const parts = [
                `Of ${(0, weeks.Pl)([week])}, Monday to Sunday, UTC.`,
                figuresIn(questions) &&
                    "Unanswered: by the service's own verdict; a question asked again counts once.",
                figuresIn(searches) &&
                    `Led nowhere: searched ${MIN_SEARCHES_SHOWN} times or more and clicked by fewer than ${MAX_DEAD_END_CLICK_RATE * 100} %, of the terms searched most.`,
                figuresIn(feedback) &&
                    `Liked least: ${MIN_THUMBS_DOWN} thumbs down or more, by views × share of thumbs down where views are known.`,
                showTexts && mostRows(lists) > 0 && 'Personal data is taken out of what readers typed.',
            ];
            return `<sub>${parts.filter(Boolean).join(' ')}</sub>`;
        }
        ;
        async function performReaders(inputs, { service, requester, budget, run, event, log }) {
            const kinds = inputs.readerSignals;
            const [week, weekBefore] = (0, weeks.j6)(2, run.clock.now());
            if (week === undefined || weekBefore === undefined)
                throw new Error('there are always two weeks');
            const texts = decideTexts(inputs.readerTexts, event.payload);
            log.info(`Reading readers' signals of ${week.label}: ${[...kinds].join(', ')}`);
            const readings = await readSignals({
                kinds,
                week,
                weekBefore,
                showTexts: texts.showTexts,
                queries: queriesOf(service, requester),
                allowance: budget,
            });
            return (views) => {
                const readers = { figures: signalFigures(readings, views), ...texts };
                return {
                    figures: readers.figures,
                    isRead: Object.values(readings).some((reading) => 'status' in reading && reading.status === 'read'),
                    section: readersSection(readers),
                    missing: describeMissingSignals(readers.figures),
                    outputs: signalOutputs(readers.figures),
                    json: signalsJson(readers),
                };
            };
        }
        function queriesOf(service, { request }) {
            return {
                getVisitors: ({ dateFrom, dateTo }, rows) => request((mayRepeat) => service.getVisitors({ dateFrom, dateTo, ...rows }, { mayRepeat }), 'visitors'),
                getSearches: ({ dateFrom, dateTo }, rows) => request((mayRepeat) => service.getSearches({ dateFrom, dateTo, ...rows }, { mayRepeat }), 'searches'),
                getConversations: ({ dateFrom, dateTo }, rows) => request((mayRepeat) => service.getConversations({ dateFrom, dateTo, ...rows }, { mayRepeat }), 'questions'),
                getFeedbackByPage: ({ dateFrom, dateTo }, rows) => request((mayRepeat) => service.getFeedbackByPage({ dateFrom, dateTo, ...rows }, { mayRepeat }), 'feedback by page'),
                getFeedback: ({ dateFrom, dateTo }, rows) => request((mayRepeat) => service.getFeedback({ dateFrom, dateTo, ...rows }, { mayRepeat }), 'feedback'),
            };
        }
    })
};
