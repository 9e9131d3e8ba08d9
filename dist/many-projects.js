import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __nccwpck_require__ = {};
(() => {
    __nccwpck_require__.d = (exports, definition) => {
        for (var key in definition) {
            if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
                Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
            }
        }
    };
})();
(() => {
    __nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop));
})();
var __webpack_exports__ = {};
__nccwpck_require__.d(__webpack_exports__, {
    Fo: () => (collect),
    et: () => (plan),
    U: () => (resume),
    eg: () => (runStep)
});
;
const external_os_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
;
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
;
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_namespaceObject.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
;
const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
;
const external_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
;
function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_namespaceObject.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_namespaceObject.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_namespaceObject.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_namespaceObject.EOL}${convertedValue}${external_os_namespaceObject.EOL}${delimiter}`;
}
;
const external_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
;
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try {
            step(generator.next(value));
        }
        catch (e) {
            reject(e);
        } }
        function rejected(value) { try {
            step(generator["throw"](value));
        }
        catch (e) {
            reject(e);
        } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
var ExitCode;
(function (ExitCode) {
    ExitCode[ExitCode["Success"] = 0] = "Success";
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_namespaceObject.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
function debug(message) {
    command_issueCommand('debug', {}, message);
}
function error(message, properties = {}) {
    command_issueCommand('error', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function warning(message, properties = {}) {
    command_issueCommand('warning', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function notice(message, properties = {}) {
    command_issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
function info(message) {
    process.stdout.write(message + external_os_namespaceObject.EOL);
}
function startGroup(name) {
    command_issue('group', name);
}
function endGroup() {
    command_issue('endgroup');
}
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return issueFileCommand('STATE', prepareKeyValueMessage(name, value));
    }
    issueCommand('save-state', { name }, toCommandValue(value));
}
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
;
const MIN_LENGTH = 6;
const MAX_PIECE_LENGTH = 12;
const needles = new Map();
let hint;
function rememberSecret(secret) {
    if (secret.length < MIN_LENGTH)
        return;
    needles.set(secret, needlesFor(secret));
    const blocks = new Set([...needles.values()].flat().flatMap(blocksOf).map(RegExp.escape));
    hint = new RegExp([...blocks].join('|'), 'i');
}
function secrets_redact(text) {
    if (hint === undefined || !hint.test(toPlainForm(text)))
        return text;
    const { plain, starts, ends } = mapPlainForm(text);
    let redacted = '';
    let copied = 0;
    for (const [first, behind] of findPieces(plain)) {
        let start = starts[first] ?? 0;
        while (text[start - 1] === '\\')
            start--;
        redacted += `${text.slice(copied, Math.max(copied, start))}***`;
        copied = ends[behind - 1] ?? text.length;
    }
    return redacted + text.slice(copied);
}
function needlesFor(secret) {
    const half = Math.ceil(secret.length / 2);
    const pieceLength = Math.max(MIN_LENGTH, Math.min(MAX_PIECE_LENGTH, half));
    const base64Length = Math.ceil((pieceLength * 4) / 3);
    return [
        { text: secret, pieceLength },
        { text: Buffer.from(secret).toString('hex'), pieceLength: 2 * pieceLength },
        ...['base64', 'base64url'].flatMap((encoding) => [
            { text: Buffer.from(secret).toString(encoding), pieceLength: base64Length },
            ...[0, 1, 2].map((offset) => ({
                text: toBase64(secret, { offset, encoding }),
                pieceLength: base64Length,
            })),
        ]),
    ]
        .map((needle) => ({ ...needle, text: lowerCase(toPlainForm(needle.text)) }))
        .map(({ text, pieceLength: length }) => ({ text, pieceLength: Math.min(length, text.length) }))
        .filter(({ text }) => text.length >= MIN_LENGTH);
}
function toBase64(secret, { offset, encoding }) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
    const first = Math.ceil((offset * 8) / 6);
    return bytes.toString(encoding).slice(first, Math.floor((bytes.length * 8) / 6));
}
function blocksOf({ text, pieceLength }) {
    const length = Math.floor((pieceLength + 1) / 2);
    const count = Math.floor(text.length / length);
    return Array.from({ length: count }, (_, index) => text.slice(index * length, (index + 1) * length));
}
function findPieces(plain) {
    const found = [];
    for (const { text, pieceLength } of [...needles.values()].flat()) {
        for (let from = 0; from + pieceLength <= text.length; from++) {
            const piece = text.slice(from, from + pieceLength);
            for (let at = plain.indexOf(piece); at >= 0; at = plain.indexOf(piece, at + 1)) {
                found.push([at, at + pieceLength]);
            }
        }
    }
    const apart = [];
    for (const [first, behind] of found.sort(([a], [b]) => a - b)) {
        const last = apart.at(-1);
        if (last !== undefined && first <= last[1])
            last[1] = Math.max(last[1], behind);
        else
            apart.push([first, behind]);
    }
    return apart;
}
const SPELLED = new RegExp([
    '%(?:25)*(?<hex>[\\da-f]{2})',
    '(?<!\\\\)\\\\+u(?<hex>[\\da-f]{4})',
    '(?<!\\\\)\\\\+u\\{(?<hex>[\\da-f]{1,6})\\}',
    '(?<!\\\\)\\\\+x(?<hex>[\\da-f]{2})',
    '&(?:amp;)*#x(?<hex>[\\da-f]{1,6});',
    '&(?:amp;)*#(?<decimal>\\d{1,7});',
    '&(?:amp;)*(?<named>amp|lt|gt|quot|apos);',
].join('|'), 'gi');
const IGNORED = /(?:["\\]|[^\t\n\r -~])+/g;
const MOST_WAYS = 3;
const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
function toPlainForm(text) {
    let plain = text;
    for (let way = 0; way < MOST_WAYS; way++) {
        const decoded = plain.replace(SPELLED, (...match) => decode(match.at(-1)));
        if (decoded === plain)
            break;
        plain = decoded;
    }
    return plain.replace(IGNORED, '');
}
function mapPlainForm(text) {
    const starts = Array.from({ length: text.length }, (_, index) => index);
    let mapped = { plain: text, starts, ends: starts.map((start) => start + 1) };
    for (let way = 0; way < MOST_WAYS; way++)
        mapped = replaceMapped(mapped, SPELLED, decode);
    const { plain, ...map } = replaceMapped(mapped, IGNORED, () => '');
    return { plain: lowerCase(plain), ...map };
}
function replaceMapped({ plain, starts, ends }, pattern, replace) {
    const replaced = { plain: '', starts: [], ends: [] };
    const add = (characters, at) => {
        replaced.plain += characters;
        for (let index = 0; index < characters.length; index++) {
            const [from, to] = at(index);
            replaced.starts.push(starts[from] ?? 0);
            replaced.ends.push(ends[to] ?? 0);
        }
    };
    let done = 0;
    for (const { 0: match, index: first, groups } of plain.matchAll(pattern)) {
        const copied = done;
        add(plain.slice(copied, first), (index) => [copied + index, copied + index]);
        done = first + match.length;
        add(replace(groups), () => [first, first + match.length - 1]);
    }
    add(plain.slice(done), (index) => [done + index, done + index]);
    return replaced;
}
function decode({ hex, decimal, named } = {}) {
    if (named !== undefined)
        return NAMED[named.toLowerCase()] ?? '';
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
function lowerCase(text) {
    return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
;
function text_messageOf(thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
}
function quote(untrusted, maxLength = 300) {
    const text = secrets_redact(untrusted);
    const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
    return JSON.stringify(cut.toWellFormed()).replace(INVISIBLE, toUnicodeEscape);
}
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
function cutTo(text, maxLength) {
    const characters = [...text];
    return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join('')}…`;
}
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
function toUnicodeEscape(character) {
    return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
;
const log_log = {
    info: (message) => info(toLogLine(message)),
    notice: (message) => notice(toLogLine(message)),
    warning: (message) => warning(toLogLine(message)),
    error: (message) => error(toLogLine(message)),
    debug: (message) => debug(toLogLine(message)),
    group: (title) => startGroup(toLogLine(title)),
    endGroup: () => endGroup(),
    mask(secret) {
        if (secret === '')
            return;
        setSecret(secret);
        rememberSecret(secret);
    },
};
function openGroup(title, { held }) {
    const lines = [];
    if (!held)
        log_log.group(title);
    return {
        info(message) {
            if (held)
                lines.push(message);
            else
                log_log.info(message);
        },
        close() {
            if (held)
                log_log.group(title);
            for (const line of lines)
                log_log.info(line);
            log_log.endGroup();
        },
    };
}
function toLogLine(message) {
    return secrets_redact(message)
        .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .replaceAll('##[', '## [')
        .replace(/^(\s*):(?=:)/, '$1: ');
}
;
function readStepInput(name) {
    return getInput(name);
}
function setStepOutput(name, value) {
    setOutput(name, secrets_redact(value));
}
async function runStep(perform) {
    try {
        await perform();
    }
    catch (error) {
        process.exitCode = 1;
        log_log.error(text_messageOf(error));
    }
}
;
const external_node_fs_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
;
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function json_asRecord(value) {
    return isRecord(value) ? value : {};
}
function asText(value) {
    return typeof value === 'string' ? value : undefined;
}
function asInteger(value) {
    return Number.isSafeInteger(value) ? Number(value) : undefined;
}
;
function readEvent(env) {
    const payload = readPayload(env.GITHUB_EVENT_PATH);
    return {
        name: env.GITHUB_EVENT_NAME ?? '',
        payload: payload ?? {},
        hasPayload: payload !== undefined,
        actor: env.GITHUB_ACTOR ?? '',
        triggeringActor: env.GITHUB_TRIGGERING_ACTOR ?? '',
        issueNumber: readIssueNumber(payload ?? {}),
        repository: env.GITHUB_REPOSITORY ?? '',
        workflow: (env.GITHUB_WORKFLOW_REF ?? '').replace(/@.*$/s, '') || (env.GITHUB_WORKFLOW ?? ''),
        sha: env.GITHUB_SHA ?? '',
        refName: env.GITHUB_REF_NAME ?? '',
        step: `${env.GITHUB_JOB ?? ''}/${env.GITHUB_ACTION ?? ''}`,
        serverUrl: env.GITHUB_SERVER_URL ?? 'https://github.com',
        apiUrl: env.GITHUB_API_URL ?? 'https://api.github.com',
        runId: env.GITHUB_RUN_ID ?? '',
        runAttempt: Number(env.GITHUB_RUN_ATTEMPT ?? '1'),
        workspace: env.GITHUB_WORKSPACE ?? process.cwd(),
        temp: env.RUNNER_TEMP ?? '',
    };
}
function isGitea({ apiUrl }) {
    return /\/api\/v1\/?$/.test(apiUrl);
}
function readPayload(file) {
    if (file === undefined || file === '')
        return undefined;
    try {
        const json = JSON.parse((0, external_node_fs_namespaceObject.readFileSync)(file, 'utf8'));
        return isRecord(json) ? json : undefined;
    }
    catch {
        return undefined;
    }
}
function readIssueNumber({ issue, pull_request }) {
    return asInteger(json_asRecord(issue).number ?? json_asRecord(pull_request).number);
}
const WITHOUT_SECRETS_FROM_FORKS = [
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
];
const WITHOUT_SECRETS_FOR_DEPENDABOT = [
    ...WITHOUT_SECRETS_FROM_FORKS,
    ...['push', 'create', 'deployment', 'deployment_status'],
];
function isWithoutSecrets({ name, payload, actor, repository }) {
    if (actor === 'dependabot[bot]' && WITHOUT_SECRETS_FOR_DEPENDABOT.includes(name))
        return true;
    const { head } = asRecord(payload.pull_request);
    const { repo } = asRecord(head);
    const isTold = repo !== undefined;
    const isFork = isTold && asRecord(repo).full_name !== repository;
    return isFork && WITHOUT_SECRETS_FROM_FORKS.includes(name);
}
;
const external_node_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
;
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
;
const external_node_path_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
;
var summary_awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try {
            step(generator.next(value));
        }
        catch (e) {
            reject(e);
        } }
        function rejected(value) { try {
            step(generator["throw"](value));
        }
        catch (e) {
            reject(e);
        } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
const { access, appendFile, writeFile: summary_writeFile } = external_fs_namespaceObject.promises;
const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';
const SUMMARY_DOCS_URL = 'https://docs.github.com/actions/using-workflows/workflow-commands-for-github-actions#adding-a-job-summary';
class Summary {
    constructor() {
        this._buffer = '';
    }
    filePath() {
        return summary_awaiter(this, void 0, void 0, function* () {
            if (this._filePath) {
                return this._filePath;
            }
            const pathFromEnv = process.env[SUMMARY_ENV_VAR];
            if (!pathFromEnv) {
                throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
            }
            try {
                yield access(pathFromEnv, external_fs_namespaceObject.constants.R_OK | external_fs_namespaceObject.constants.W_OK);
            }
            catch (_a) {
                throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
            }
            this._filePath = pathFromEnv;
            return this._filePath;
        });
    }
    wrap(tag, content, attrs = {}) {
        const htmlAttrs = Object.entries(attrs)
            .map(([key, value]) => ` ${key}="${value}"`)
            .join('');
        if (!content) {
            return `<${tag}${htmlAttrs}>`;
        }
        return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    write(options) {
        return summary_awaiter(this, void 0, void 0, function* () {
            const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
            const filePath = yield this.filePath();
            const writeFunc = overwrite ? summary_writeFile : appendFile;
            yield writeFunc(filePath, this._buffer, { encoding: 'utf8' });
            return this.emptyBuffer();
        });
    }
    clear() {
        return summary_awaiter(this, void 0, void 0, function* () {
            return this.emptyBuffer().write({ overwrite: true });
        });
    }
    stringify() {
        return this._buffer;
    }
    isEmptyBuffer() {
        return this._buffer.length === 0;
    }
    emptyBuffer() {
        this._buffer = '';
        return this;
    }
    addRaw(text, addEOL = false) {
        this._buffer += text;
        return addEOL ? this.addEOL() : this;
    }
    addEOL() {
        return this.addRaw(external_os_namespaceObject.EOL);
    }
    addCodeBlock(code, lang) {
        const attrs = Object.assign({}, (lang && { lang }));
        const element = this.wrap('pre', this.wrap('code', code), attrs);
        return this.addRaw(element).addEOL();
    }
    addList(items, ordered = false) {
        const tag = ordered ? 'ol' : 'ul';
        const listItems = items.map(item => this.wrap('li', item)).join('');
        const element = this.wrap(tag, listItems);
        return this.addRaw(element).addEOL();
    }
    addTable(rows) {
        const tableBody = rows
            .map(row => {
            const cells = row
                .map(cell => {
                if (typeof cell === 'string') {
                    return this.wrap('td', cell);
                }
                const { header, data, colspan, rowspan } = cell;
                const tag = header ? 'th' : 'td';
                const attrs = Object.assign(Object.assign({}, (colspan && { colspan })), (rowspan && { rowspan }));
                return this.wrap(tag, data, attrs);
            })
                .join('');
            return this.wrap('tr', cells);
        })
            .join('');
        const element = this.wrap('table', tableBody);
        return this.addRaw(element).addEOL();
    }
    addDetails(label, content) {
        const element = this.wrap('details', this.wrap('summary', label) + content);
        return this.addRaw(element).addEOL();
    }
    addImage(src, alt, options) {
        const { width, height } = options || {};
        const attrs = Object.assign(Object.assign({}, (width && { width })), (height && { height }));
        const element = this.wrap('img', null, Object.assign({ src, alt }, attrs));
        return this.addRaw(element).addEOL();
    }
    addHeading(text, level) {
        const tag = `h${level}`;
        const allowedTag = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tag)
            ? tag
            : 'h1';
        const element = this.wrap(allowedTag, text);
        return this.addRaw(element).addEOL();
    }
    addSeparator() {
        const element = this.wrap('hr', null);
        return this.addRaw(element).addEOL();
    }
    addBreak() {
        const element = this.wrap('br', null);
        return this.addRaw(element).addEOL();
    }
    addQuote(text, cite) {
        const attrs = Object.assign({}, (cite && { cite }));
        const element = this.wrap('blockquote', text, attrs);
        return this.addRaw(element).addEOL();
    }
    addLink(text, href) {
        const element = this.wrap('a', text, { href });
        return this.addRaw(element).addEOL();
    }
}
const _summary = new Summary();
const markdownSummary = (null && (_summary));
const summary = _summary;
;
async function writeSummary(markdown) {
    try {
        await summary.addRaw(secrets_redact(markdown), true).write();
    }
    catch (error) {
        log_log.warning(`The job summary could not be written: ${text_messageOf(error)}`);
    }
}
async function saveReport(markdown, folder) {
    if (folder === '')
        return undefined;
    const file = path.join(folder, `docs-agent-report-${randomUUID()}.md`);
    try {
        await writeFile(file, redact(markdown));
        return file;
    }
    catch (error) {
        log.warning(`The report could not be saved for report-path: ${messageOf(error)}`);
        return undefined;
    }
}
;
let store$4;
const DEFAULT_CONFIG = {
    lang: void 0,
    message: void 0,
    abortEarly: void 0,
    abortPipeEarly: void 0
};
function setGlobalConfig(config$1) {
    store$4 = {
        ...store$4,
        ...config$1
    };
}
function getGlobalConfig(config$1) {
    if (!config$1 && !store$4)
        return DEFAULT_CONFIG;
    return {
        lang: config$1?.lang ?? store$4?.lang,
        message: config$1?.message,
        abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
        abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
    };
}
function deleteGlobalConfig() {
    store$4 = void 0;
}
let store$3;
function setGlobalMessage(message$1, lang) {
    if (!store$3)
        store$3 = new Map();
    store$3.set(lang, message$1);
}
function getGlobalMessage(lang) {
    return store$3?.get(lang);
}
function deleteGlobalMessage(lang) {
    store$3?.delete(lang);
}
let store$2;
function setSchemaMessage(message$1, lang) {
    if (!store$2)
        store$2 = new Map();
    store$2.set(lang, message$1);
}
function getSchemaMessage(lang) {
    return store$2?.get(lang);
}
function deleteSchemaMessage(lang) {
    store$2?.delete(lang);
}
let store$1;
function setSpecificMessage(reference, message$1, lang) {
    if (!store$1)
        store$1 = new Map();
    if (!store$1.get(reference))
        store$1.set(reference, new Map());
    store$1.get(reference).set(lang, message$1);
}
function getSpecificMessage(reference, lang) {
    return store$1?.get(reference)?.get(lang);
}
function deleteSpecificMessage(reference, lang) {
    store$1?.get(reference)?.delete(lang);
}
function _stringify(input) {
    const type = typeof input;
    if (type === "string")
        return `"${input}"`;
    if (type === "number" || type === "bigint" || type === "boolean")
        return `${input}`;
    if (type === "object" || type === "function")
        return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
    return type;
}
function _addIssue(context, label, dataset, config$1, other) {
    const input = other && "input" in other ? other.input : dataset.value;
    const expected = other?.expected ?? context.expects ?? null;
    const received = other?.received ?? _stringify(input);
    const issue = {
        kind: context.kind,
        type: context.type,
        input,
        expected,
        received,
        message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
        requirement: context.requirement,
        path: other?.path,
        issues: other?.issues,
        lang: config$1.lang,
        abortEarly: config$1.abortEarly,
        abortPipeEarly: config$1.abortPipeEarly
    };
    const isSchema = context.kind === "schema";
    const message$1 = other?.message ?? context.message ?? getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? getSchemaMessage(issue.lang) : null) ?? config$1.message ?? getGlobalMessage(issue.lang);
    if (message$1 !== void 0)
        issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
    if (isSchema)
        dataset.typed = false;
    if (dataset.issues)
        dataset.issues.push(issue);
    else
        dataset.issues = [issue];
}
function _cloneDataset(dataset) {
    return {
        typed: dataset.typed,
        value: dataset.value,
        issues: dataset.issues?.map((issue) => ({
            ...issue,
            path: issue.path && [...issue.path]
        }))
    };
}
function _formatCase(input, separator, capFirst, capRest) {
    let result = "";
    let firstWord = true;
    let start = 0;
    let prev = 0;
    let prevPrev = 0;
    const flush = (end) => {
        if (end > start) {
            let word = input.slice(start, end).toLowerCase();
            if (firstWord ? capFirst : capRest) {
                const firstCode = word.charCodeAt(0);
                if (firstCode >= 97 && firstCode <= 122)
                    word = String.fromCharCode(firstCode - 32) + word.slice(1);
                else {
                    const charLen = firstCode >= 55296 && firstCode <= 56319 ? 2 : 1;
                    word = word.slice(0, charLen).toUpperCase() + word.slice(charLen);
                }
            }
            result += firstWord ? word : separator + word;
            firstWord = false;
        }
    };
    for (let index = 0; index < input.length; index++) {
        const code = input.charCodeAt(index);
        let type;
        if (code === 32 || code === 9 || code === 10 || code === 11 || code === 12 || code === 13 || code === 45 || code === 95) {
            flush(index);
            start = index + 1;
            type = 0;
        }
        else if (code < 128)
            type = code >= 65 && code <= 90 ? 1 : code >= 97 && code <= 122 ? 2 : 3;
        else {
            const char = input[index];
            const charLower = char.toLowerCase();
            type = charLower === char.toUpperCase() ? 3 : char === charLower ? 2 : 1;
        }
        if (type === 1 && (prev === 2 || prev === 3) && index > start) {
            flush(index);
            start = index;
        }
        else if (type === 2 && prev === 1 && prevPrev === 1 && index - 1 > start) {
            flush(index - 1);
            start = index - 1;
        }
        prevPrev = prev;
        prev = type;
    }
    flush(input.length);
    return result;
}
let textEncoder;
function _getByteCount(input) {
    if (!textEncoder)
        textEncoder = new TextEncoder();
    return textEncoder.encode(input).length;
}
function _getCodePointCount(input) {
    let count = input.length;
    const lengthMinus1 = input.length - 1;
    for (let i = 0; i < lengthMinus1;)
        if (input.codePointAt(i) <= 65535)
            i++;
        else {
            i += 2;
            count--;
        }
    return count;
}
let segmenter;
function _getGraphemeCount(input) {
    if (!segmenter)
        segmenter = new Intl.Segmenter();
    const segments = segmenter.segment(input);
    let count = 0;
    for (const _ of segments)
        count++;
    return count;
}
function _getLastMetadata(schema, type) {
    if ("pipe" in schema) {
        const nestedSchemas = [];
        for (let index = schema.pipe.length - 1; index >= 0; index--) {
            const item = schema.pipe[index];
            if (item.kind === "schema" && "pipe" in item)
                nestedSchemas.push(item);
            else if (item.kind === "metadata" && item.type === type)
                return item[type];
        }
        for (const nestedSchema of nestedSchemas) {
            const result = _getLastMetadata(nestedSchema, type);
            if (result !== void 0)
                return result;
        }
    }
}
let store;
function _getWordCount(locales, input) {
    if (!store)
        store = new Map();
    const key = String(locales);
    let segmenter$1 = store.get(key);
    if (!segmenter$1) {
        segmenter$1 = new Intl.Segmenter(locales, { granularity: "word" });
        store.set(key, segmenter$1);
    }
    const segments = segmenter$1.segment(input);
    let count = 0;
    for (const segment of segments)
        if (segment.isWordLike)
            count++;
    return count;
}
const NON_DIGIT_REGEX = /\D/gu;
function _isLuhnAlgo(input) {
    const number$1 = input.replace(NON_DIGIT_REGEX, "");
    let length$1 = number$1.length;
    let bit = 1;
    let sum = 0;
    while (length$1) {
        const value$1 = +number$1[--length$1];
        bit ^= 1;
        sum += bit ? [
            0,
            2,
            4,
            6,
            8,
            1,
            3,
            5,
            7,
            9
        ][value$1] : value$1;
    }
    return sum % 10 === 0;
}
function _isSameValueZero(value1, value2) {
    return value1 === value2 || Number.isNaN(value1) && Number.isNaN(value2);
}
function _isValidObjectKey(object$1, key) {
    return Object.prototype.hasOwnProperty.call(object$1, key) && key !== "__proto__" && key !== "prototype" && key !== "constructor";
}
function _isValueMatch(requirement, value$1) {
    return Number.isNaN(requirement) && Number.isNaN(value$1) || requirement <= value$1 && requirement >= value$1;
}
function _joinExpects(values$1, separator) {
    const list = [...new Set(values$1)];
    if (list.length > 1)
        return `(${list.join(` ${separator} `)})`;
    return list[0] ?? "never";
}
function _standardSchema(schema) {
    schema["~standard"] = {
        version: 1,
        vendor: "valibot",
        validate: (value$1) => schema["~run"]({ value: value$1 }, getGlobalConfig())
    };
    return schema;
}
function entriesFromList(list, schema) {
    const entries$1 = {};
    for (const key of list)
        entries$1[key] = schema;
    return entries$1;
}
function entriesFromObjects(schemas) {
    const entries$1 = {};
    for (const schema of schemas)
        Object.assign(entries$1, schema.entries);
    return entries$1;
}
function getDotPath(issue) {
    if (issue.path) {
        let key = "";
        for (const item of issue.path)
            if (typeof item.key === "string" || typeof item.key === "number")
                if (key)
                    key += `.${item.key}`;
                else
                    key += item.key;
            else
                return null;
        return key;
    }
    return null;
}
function isOfKind(kind, object$1) {
    return object$1.kind === kind;
}
function isOfType(type, object$1) {
    return object$1.type === type;
}
var ValiError = class extends Error {
    constructor(issues) {
        super(issues[0].message);
        this.name = "ValiError";
        this.issues = issues;
    }
};
function isValiError(error) {
    return error instanceof ValiError;
}
function args(schema) {
    return {
        kind: "transformation",
        type: "args",
        reference: args,
        async: false,
        schema,
        "~run"(dataset, config$1) {
            const func = dataset.value;
            dataset.value = (...args_) => {
                const argsDataset = this.schema["~run"]({ value: args_ }, config$1);
                if (argsDataset.issues)
                    throw new ValiError(argsDataset.issues);
                return func(...argsDataset.value);
            };
            return dataset;
        }
    };
}
function argsAsync(schema) {
    return {
        kind: "transformation",
        type: "args",
        reference: argsAsync,
        async: false,
        schema,
        "~run"(dataset, config$1) {
            const func = dataset.value;
            dataset.value = async (...args$1) => {
                const argsDataset = await schema["~run"]({ value: args$1 }, config$1);
                if (argsDataset.issues)
                    throw new ValiError(argsDataset.issues);
                return func(...argsDataset.value);
            };
            return dataset;
        }
    };
}
function awaitAsync() {
    return {
        kind: "transformation",
        type: "await",
        reference: awaitAsync,
        async: true,
        async "~run"(dataset) {
            dataset.value = await dataset.value;
            return dataset;
        }
    };
}
const BASE64_REGEX = /^(?:[\da-z+/]{4})*(?:[\da-z+/]{2}==|[\da-z+/]{3}=)?$/iu;
const BIC_REGEX = /^[A-Z]{6}(?!00)[\dA-Z]{2}(?:[\dA-Z]{3})?$/u;
const CUID2_REGEX = /^[a-z][\da-z]*$/u;
const DECIMAL_REGEX = /^[+-]?(?:\d*\.)?\d+$/u;
const DIGITS_REGEX = /^\d+$/u;
const DOMAIN_REGEX = /^(?=.{1,253}$)(?:(?![Xx][Nn]--)[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/u;
const EMAIL_REGEX = /^[\w+-]+(?:\.[\w+-]+)*@[\da-zA-Z]+(?:[.-][\da-zA-Z]+)*\.[a-zA-Z]{2,}$/u;
const EMOJI_REGEX = /^(?:[\u{1F1E6}-\u{1F1FF}]{2}|\u{1F3F4}[\u{E0061}-\u{E007A}]{2}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,3}\u{E007F}|(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|(?![\p{Emoji_Modifier_Base}\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation})(?:\u200D(?:\p{Emoji}\uFE0F\u20E3?|\p{Emoji_Modifier_Base}\p{Emoji_Modifier}?|(?![\p{Emoji_Modifier_Base}\u{1F1E6}-\u{1F1FF}])\p{Emoji_Presentation}))*)+$/u;
const HEXADECIMAL_REGEX = /^(?:0[hx])?[\da-fA-F]+$/u;
const HEX_COLOR_REGEX = /^#(?:[\da-fA-F]{3,4}|[\da-fA-F]{6}|[\da-fA-F]{8})$/u;
const IMEI_REGEX = /^\d{15}$|^\d{2}-\d{6}-\d{6}-\d$/u;
const IPV4_REGEX = /^(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])(?:\.(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])){3}$/u;
const IPV6_REGEX = /^(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}:|(?:[\da-f]{1,4}:){1,6}:[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,5}(?::[\da-f]{1,4}){1,2}|(?:[\da-f]{1,4}:){1,4}(?::[\da-f]{1,4}){1,3}|(?:[\da-f]{1,4}:){1,3}(?::[\da-f]{1,4}){1,4}|(?:[\da-f]{1,4}:){1,2}(?::[\da-f]{1,4}){1,5}|[\da-f]{1,4}:(?::[\da-f]{1,4}){1,6}|:(?:(?::[\da-f]{1,4}){1,7}|:)|fe80:(?::[\da-f]{0,4}){0,4}%[\da-z]+|::(?:f{4}(?::0{1,4})?:)?(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d)|(?:[\da-f]{1,4}:){1,4}:(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d))$/iu;
const IP_REGEX = /^(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])(?:\.(?:(?:[1-9]|1\d|2[0-4])?\d|25[0-5])){3}$|^(?:(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,7}:|(?:[\da-f]{1,4}:){1,6}:[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,5}(?::[\da-f]{1,4}){1,2}|(?:[\da-f]{1,4}:){1,4}(?::[\da-f]{1,4}){1,3}|(?:[\da-f]{1,4}:){1,3}(?::[\da-f]{1,4}){1,4}|(?:[\da-f]{1,4}:){1,2}(?::[\da-f]{1,4}){1,5}|[\da-f]{1,4}:(?::[\da-f]{1,4}){1,6}|:(?:(?::[\da-f]{1,4}){1,7}|:)|fe80:(?::[\da-f]{0,4}){0,4}%[\da-z]+|::(?:f{4}(?::0{1,4})?:)?(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d)|(?:[\da-f]{1,4}:){1,4}:(?:(?:25[0-5]|(?:2[0-4]|1?\d)?\d)\.){3}(?:25[0-5]|(?:2[0-4]|1?\d)?\d))$/iu;
const ISO_DATE_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])$/u;
const ISO_DATE_TIME_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3]):[0-5]\d$/u;
const ISO_DATE_TIME_SECOND_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}$/u;
const ISO_TIME_REGEX = /^(?:0\d|1\d|2[0-3]):[0-5]\d$/u;
const ISO_TIME_SECOND_REGEX = /^(?:0\d|1\d|2[0-3])(?::[0-5]\d){2}$/u;
const ISO_TIMESTAMP_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u;
const ISO_WEEK_REGEX = /^\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])$/u;
const JWS_COMPACT_REGEX = /^(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)\.(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)?\.(?:[\w-]{2,3}|(?:[\w-]{4})+(?:[\w-]{2,3})?)?$/u;
const ISRC_REGEX = /^(?:[A-Z]{2}[A-Z\d]{3}\d{7}|[A-Z]{2}-[A-Z\d]{3}-\d{2}-\d{5})$/u;
const KSUID_REGEX = /^[a-zA-Z0-9]{27}$/u;
const MAC48_REGEX = /^(?:[\da-fA-F]{2}:){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){2}[\da-fA-F]{4}$/u;
const MAC64_REGEX = /^(?:[\da-fA-F]{2}:){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){3}[\da-fA-F]{4}$|^(?:[\da-fA-F]{4}:){3}[\da-fA-F]{4}$/u;
const MAC_REGEX = /^(?:[\da-fA-F]{2}:){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){5}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){2}[\da-fA-F]{4}$|^(?:[\da-fA-F]{2}:){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{2}-){7}[\da-fA-F]{2}$|^(?:[\da-fA-F]{4}\.){3}[\da-fA-F]{4}$|^(?:[\da-fA-F]{4}:){3}[\da-fA-F]{4}$/u;
const NANO_ID_REGEX = /^[\w-]+$/u;
const OCTAL_REGEX = /^(?:0o)?[0-7]+$/u;
const RFC_EMAIL_REGEX = /^[a-zA-Z0-9.!#$%&'*+\/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
const SLUG_REGEX = /^[\da-z]+(?:[-_][\da-z]+)*$/u;
const ULID_REGEX = /^[0-7][\da-hjkmnp-tv-zA-HJKMNP-TV-Z]{25}$/u;
const UUID_REGEX = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;
function base64(message$1) {
    return {
        kind: "validation",
        type: "base64",
        reference: base64,
        async: false,
        expects: null,
        requirement: BASE64_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "Base64", dataset, config$1);
            return dataset;
        }
    };
}
function bic(message$1) {
    return {
        kind: "validation",
        type: "bic",
        reference: bic,
        async: false,
        expects: null,
        requirement: BIC_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "BIC", dataset, config$1);
            return dataset;
        }
    };
}
function brand(name) {
    return {
        kind: "transformation",
        type: "brand",
        reference: brand,
        async: false,
        name,
        "~run"(dataset) {
            return dataset;
        }
    };
}
function bytes(requirement, message$1) {
    return {
        kind: "validation",
        type: "bytes",
        reference: bytes,
        async: false,
        expects: `${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const length$1 = _getByteCount(dataset.value);
                if (length$1 !== this.requirement)
                    _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
            }
            return dataset;
        }
    };
}
function check(requirement, message$1) {
    return {
        kind: "validation",
        type: "check",
        reference: check,
        async: false,
        expects: null,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement(dataset.value))
                _addIssue(this, "input", dataset, config$1);
            return dataset;
        }
    };
}
function checkAsync(requirement, message$1) {
    return {
        kind: "validation",
        type: "check",
        reference: checkAsync,
        async: true,
        expects: null,
        requirement,
        message: message$1,
        async "~run"(dataset, config$1) {
            if (dataset.typed && !await this.requirement(dataset.value))
                _addIssue(this, "input", dataset, config$1);
            return dataset;
        }
    };
}
function checkItems(requirement, message$1) {
    return {
        kind: "validation",
        type: "check_items",
        reference: checkItems,
        async: false,
        expects: null,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed)
                for (let index = 0; index < dataset.value.length; index++) {
                    const item = dataset.value[index];
                    if (!this.requirement(item, index, dataset.value))
                        _addIssue(this, "item", dataset, config$1, {
                            input: item,
                            path: [{
                                    type: "array",
                                    origin: "value",
                                    input: dataset.value,
                                    key: index,
                                    value: item
                                }]
                        });
                }
            return dataset;
        }
    };
}
function checkItemsAsync(requirement, message$1) {
    return {
        kind: "validation",
        type: "check_items",
        reference: checkItemsAsync,
        async: true,
        expects: null,
        requirement,
        message: message$1,
        async "~run"(dataset, config$1) {
            if (dataset.typed) {
                const requirementResults = await Promise.all(dataset.value.map(this.requirement));
                for (let index = 0; index < dataset.value.length; index++)
                    if (!requirementResults[index]) {
                        const item = dataset.value[index];
                        _addIssue(this, "item", dataset, config$1, {
                            input: item,
                            path: [{
                                    type: "array",
                                    origin: "value",
                                    input: dataset.value,
                                    key: index,
                                    value: item
                                }]
                        });
                    }
            }
            return dataset;
        }
    };
}
function codePoints(requirement, message$1) {
    return {
        kind: "validation",
        type: "code_points",
        reference: codePoints,
        async: false,
        expects: `${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const count = _getCodePointCount(dataset.value);
                if (count !== this.requirement)
                    _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
            }
            return dataset;
        }
    };
}
const CREDIT_CARD_REGEX = /^(?:\d{13,19}|\d{4}(?: \d{3,6}){2,4}|\d{4}(?:-\d{3,6}){2,4})$/u;
const SANITIZE_REGEX = /[- ]/gu;
const PROVIDER_REGEX_LIST = (null && ([
    /^3[47]\d{13}$/u,
    /^3(?:0[0-5]|[68]\d)\d{11,13}$/u,
    /^6(?:011|5\d{2})\d{12,15}$/u,
    /^(?:2131|1800|35\d{3})\d{11}$/u,
    /^(?:5[1-5]\d{2}|222\d|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/u,
    /^(?:6[27]\d{14,17}|81\d{14,17})$/u,
    /^4\d{12}(?:\d{3,6})?$/u
]));
function creditCard(message$1) {
    return {
        kind: "validation",
        type: "credit_card",
        reference: creditCard,
        async: false,
        expects: null,
        requirement(input) {
            let sanitized;
            return CREDIT_CARD_REGEX.test(input) && (sanitized = input.replace(SANITIZE_REGEX, "")) && PROVIDER_REGEX_LIST.some((regex$1) => regex$1.test(sanitized)) && _isLuhnAlgo(sanitized);
        },
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement(dataset.value))
                _addIssue(this, "credit card", dataset, config$1);
            return dataset;
        }
    };
}
function cuid2(message$1) {
    return {
        kind: "validation",
        type: "cuid2",
        reference: cuid2,
        async: false,
        expects: null,
        requirement: CUID2_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "Cuid2", dataset, config$1);
            return dataset;
        }
    };
}
function decimal(message$1) {
    return {
        kind: "validation",
        type: "decimal",
        reference: decimal,
        async: false,
        expects: null,
        requirement: DECIMAL_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "decimal", dataset, config$1);
            return dataset;
        }
    };
}
function description(description_) {
    return {
        kind: "metadata",
        type: "description",
        reference: description,
        description: description_
    };
}
function digits(message$1) {
    return {
        kind: "validation",
        type: "digits",
        reference: digits,
        async: false,
        expects: null,
        requirement: DIGITS_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "digits", dataset, config$1);
            return dataset;
        }
    };
}
function domain(message$1) {
    return {
        kind: "validation",
        type: "domain",
        reference: domain,
        expects: null,
        async: false,
        requirement: DOMAIN_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "domain", dataset, config$1);
            return dataset;
        }
    };
}
function email(message$1) {
    return {
        kind: "validation",
        type: "email",
        reference: email,
        expects: null,
        async: false,
        requirement: EMAIL_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "email", dataset, config$1);
            return dataset;
        }
    };
}
function emoji(message$1) {
    return {
        kind: "validation",
        type: "emoji",
        reference: emoji,
        async: false,
        expects: null,
        requirement: EMOJI_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "emoji", dataset, config$1);
            return dataset;
        }
    };
}
function empty(message$1) {
    return {
        kind: "validation",
        type: "empty",
        reference: empty,
        async: false,
        expects: "0",
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && dataset.value.length > 0)
                _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
            return dataset;
        }
    };
}
function endsWith(requirement, message$1) {
    return {
        kind: "validation",
        type: "ends_with",
        reference: endsWith,
        async: false,
        expects: `"${requirement}"`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !dataset.value.endsWith(this.requirement))
                _addIssue(this, "end", dataset, config$1, { received: `"${dataset.value.slice(-this.requirement.length)}"` });
            return dataset;
        }
    };
}
function entries(requirement, message$1) {
    return {
        kind: "validation",
        type: "entries",
        reference: entries,
        async: false,
        expects: `${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (!dataset.typed)
                return dataset;
            const count = Object.keys(dataset.value).length;
            if (dataset.typed && count !== this.requirement)
                _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
            return dataset;
        }
    };
}
function everyItem(requirement, message$1) {
    return {
        kind: "validation",
        type: "every_item",
        reference: everyItem,
        async: false,
        expects: null,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !dataset.value.every(this.requirement))
                _addIssue(this, "item", dataset, config$1);
            return dataset;
        }
    };
}
function examples(examples_) {
    return {
        kind: "metadata",
        type: "examples",
        reference: examples,
        examples: examples_
    };
}
function excludes(requirement, message$1) {
    const received = _stringify(requirement);
    return {
        kind: "validation",
        type: "excludes",
        reference: excludes,
        async: false,
        expects: `!${received}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && dataset.value.includes(this.requirement))
                _addIssue(this, "content", dataset, config$1, { received });
            return dataset;
        }
    };
}
function filterItems(operation) {
    return {
        kind: "transformation",
        type: "filter_items",
        reference: filterItems,
        async: false,
        operation,
        "~run"(dataset) {
            dataset.value = dataset.value.filter(this.operation);
            return dataset;
        }
    };
}
function findItem(operation) {
    return {
        kind: "transformation",
        type: "find_item",
        reference: findItem,
        async: false,
        operation,
        "~run"(dataset) {
            dataset.value = dataset.value.find(this.operation);
            return dataset;
        }
    };
}
function finite(message$1) {
    return {
        kind: "validation",
        type: "finite",
        reference: finite,
        async: false,
        expects: null,
        requirement: Number.isFinite,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement(dataset.value))
                _addIssue(this, "finite", dataset, config$1);
            return dataset;
        }
    };
}
function flavor(name) {
    return {
        kind: "transformation",
        type: "flavor",
        reference: flavor,
        async: false,
        name,
        "~run"(dataset) {
            return dataset;
        }
    };
}
function graphemes(requirement, message$1) {
    return {
        kind: "validation",
        type: "graphemes",
        reference: graphemes,
        async: false,
        expects: `${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const count = _getGraphemeCount(dataset.value);
                if (count !== this.requirement)
                    _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
            }
            return dataset;
        }
    };
}
function gtValue(requirement, message$1) {
    return {
        kind: "validation",
        type: "gt_value",
        reference: gtValue,
        async: false,
        expects: `>${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !(dataset.value > this.requirement))
                _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
            return dataset;
        }
    };
}
function guard(requirement, message$1) {
    return {
        kind: "transformation",
        type: "guard",
        reference: guard,
        async: false,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement(dataset.value)) {
                _addIssue(this, "input", dataset, config$1);
                dataset.typed = false;
            }
            return dataset;
        }
    };
}
const HASH_LENGTHS = {
    md4: 32,
    md5: 32,
    sha1: 40,
    sha256: 64,
    sha384: 96,
    sha512: 128,
    ripemd128: 32,
    ripemd160: 40,
    tiger128: 32,
    tiger160: 40,
    tiger192: 48,
    crc32: 8,
    crc32b: 8,
    adler32: 8
};
function hash(types, message$1) {
    return {
        kind: "validation",
        type: "hash",
        reference: hash,
        expects: null,
        async: false,
        requirement: RegExp(types.map((type) => `^[a-fA-F0-9]{${HASH_LENGTHS[type]}}$`).join("|"), "u"),
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "hash", dataset, config$1);
            return dataset;
        }
    };
}
function hexadecimal(message$1) {
    return {
        kind: "validation",
        type: "hexadecimal",
        reference: hexadecimal,
        async: false,
        expects: null,
        requirement: HEXADECIMAL_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "hexadecimal", dataset, config$1);
            return dataset;
        }
    };
}
function hexColor(message$1) {
    return {
        kind: "validation",
        type: "hex_color",
        reference: hexColor,
        async: false,
        expects: null,
        requirement: HEX_COLOR_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "hex color", dataset, config$1);
            return dataset;
        }
    };
}
function imei(message$1) {
    return {
        kind: "validation",
        type: "imei",
        reference: imei,
        async: false,
        expects: null,
        requirement(input) {
            return IMEI_REGEX.test(input) && _isLuhnAlgo(input);
        },
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement(dataset.value))
                _addIssue(this, "IMEI", dataset, config$1);
            return dataset;
        }
    };
}
function includes(requirement, message$1) {
    const expects = _stringify(requirement);
    return {
        kind: "validation",
        type: "includes",
        reference: includes,
        async: false,
        expects,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !dataset.value.includes(this.requirement))
                _addIssue(this, "content", dataset, config$1, { received: `!${expects}` });
            return dataset;
        }
    };
}
function integer(message$1) {
    return {
        kind: "validation",
        type: "integer",
        reference: integer,
        async: false,
        expects: null,
        requirement: Number.isInteger,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement(dataset.value))
                _addIssue(this, "integer", dataset, config$1);
            return dataset;
        }
    };
}
function ip(message$1) {
    return {
        kind: "validation",
        type: "ip",
        reference: ip,
        async: false,
        expects: null,
        requirement: IP_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "IP", dataset, config$1);
            return dataset;
        }
    };
}
function ipv4(message$1) {
    return {
        kind: "validation",
        type: "ipv4",
        reference: ipv4,
        async: false,
        expects: null,
        requirement: IPV4_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "IPv4", dataset, config$1);
            return dataset;
        }
    };
}
function ipv6(message$1) {
    return {
        kind: "validation",
        type: "ipv6",
        reference: ipv6,
        async: false,
        expects: null,
        requirement: IPV6_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "IPv6", dataset, config$1);
            return dataset;
        }
    };
}
function _isIsbn10(input) {
    const digits$1 = input.split("").map((c) => c === "X" ? 10 : parseInt(c));
    let sum = 0;
    for (let i = 0; i < 10; i++)
        sum += digits$1[i] * (10 - i);
    return sum % 11 === 0;
}
function _isIsbn13(input) {
    const digits$1 = input.split("").map((c) => parseInt(c));
    let sum = 0;
    for (let i = 0; i < 13; i++)
        sum += digits$1[i] * (i % 2 === 0 ? 1 : 3);
    return sum % 10 === 0;
}
const ISBN_SEPARATOR_REGEX = /[- ]/gu;
const ISBN_10_DETECTION_REGEX = /^\d{9}[\dX]$/u;
const ISBN_13_DETECTION_REGEX = /^\d{13}$/u;
function isbn(message$1) {
    return {
        kind: "validation",
        type: "isbn",
        reference: isbn,
        async: false,
        expects: null,
        requirement(input) {
            const replacedInput = input.replace(ISBN_SEPARATOR_REGEX, "");
            if (ISBN_10_DETECTION_REGEX.test(replacedInput))
                return _isIsbn10(replacedInput);
            else if (ISBN_13_DETECTION_REGEX.test(replacedInput))
                return _isIsbn13(replacedInput);
            return false;
        },
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement(dataset.value))
                _addIssue(this, "ISBN", dataset, config$1);
            return dataset;
        }
    };
}
function isrc(message$1) {
    return {
        kind: "validation",
        type: "isrc",
        reference: isrc,
        async: false,
        expects: null,
        requirement: ISRC_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "ISRC", dataset, config$1);
            return dataset;
        }
    };
}
function isoDate(message$1) {
    return {
        kind: "validation",
        type: "iso_date",
        reference: isoDate,
        async: false,
        expects: null,
        requirement: ISO_DATE_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "date", dataset, config$1);
            return dataset;
        }
    };
}
function isoDateTime(message$1) {
    return {
        kind: "validation",
        type: "iso_date_time",
        reference: isoDateTime,
        async: false,
        expects: null,
        requirement: ISO_DATE_TIME_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "date-time", dataset, config$1);
            return dataset;
        }
    };
}
function isoDateTimeSecond(message$1) {
    return {
        kind: "validation",
        type: "iso_date_time_second",
        reference: isoDateTimeSecond,
        async: false,
        expects: null,
        requirement: ISO_DATE_TIME_SECOND_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "date-time-second", dataset, config$1);
            return dataset;
        }
    };
}
function isoTime(message$1) {
    return {
        kind: "validation",
        type: "iso_time",
        reference: isoTime,
        async: false,
        expects: null,
        requirement: ISO_TIME_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "time", dataset, config$1);
            return dataset;
        }
    };
}
function isoTimeSecond(message$1) {
    return {
        kind: "validation",
        type: "iso_time_second",
        reference: isoTimeSecond,
        async: false,
        expects: null,
        requirement: ISO_TIME_SECOND_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "time-second", dataset, config$1);
            return dataset;
        }
    };
}
function isoTimestamp(message$1) {
    return {
        kind: "validation",
        type: "iso_timestamp",
        reference: isoTimestamp,
        async: false,
        expects: null,
        requirement: ISO_TIMESTAMP_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "timestamp", dataset, config$1);
            return dataset;
        }
    };
}
function isoWeek(message$1) {
    return {
        kind: "validation",
        type: "iso_week",
        reference: isoWeek,
        async: false,
        expects: null,
        requirement: ISO_WEEK_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "week", dataset, config$1);
            return dataset;
        }
    };
}
function jwsCompact(message$1) {
    return {
        kind: "validation",
        type: "jws_compact",
        reference: jwsCompact,
        async: false,
        expects: null,
        requirement: JWS_COMPACT_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "JWS compact", dataset, config$1);
            return dataset;
        }
    };
}
function ksuid(message$1) {
    return {
        kind: "validation",
        type: "ksuid",
        reference: ksuid,
        async: false,
        expects: null,
        requirement: KSUID_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "KSUID", dataset, config$1);
            return dataset;
        }
    };
}
function dist_length(requirement, message$1) {
    return {
        kind: "validation",
        type: "length",
        reference: dist_length,
        async: false,
        expects: `${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && dataset.value.length !== this.requirement)
                _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
            return dataset;
        }
    };
}
function ltValue(requirement, message$1) {
    return {
        kind: "validation",
        type: "lt_value",
        reference: ltValue,
        async: false,
        expects: `<${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !(dataset.value < this.requirement))
                _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
            return dataset;
        }
    };
}
function mac(message$1) {
    return {
        kind: "validation",
        type: "mac",
        reference: mac,
        async: false,
        expects: null,
        requirement: MAC_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "MAC", dataset, config$1);
            return dataset;
        }
    };
}
function mac48(message$1) {
    return {
        kind: "validation",
        type: "mac48",
        reference: mac48,
        async: false,
        expects: null,
        requirement: MAC48_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "48-bit MAC", dataset, config$1);
            return dataset;
        }
    };
}
function mac64(message$1) {
    return {
        kind: "validation",
        type: "mac64",
        reference: mac64,
        async: false,
        expects: null,
        requirement: MAC64_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "64-bit MAC", dataset, config$1);
            return dataset;
        }
    };
}
function mapItems(operation) {
    return {
        kind: "transformation",
        type: "map_items",
        reference: mapItems,
        async: false,
        operation,
        "~run"(dataset) {
            dataset.value = dataset.value.map(this.operation);
            return dataset;
        }
    };
}
function maxBytes(requirement, message$1) {
    return {
        kind: "validation",
        type: "max_bytes",
        reference: maxBytes,
        async: false,
        expects: `<=${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const length$1 = _getByteCount(dataset.value);
                if (length$1 > this.requirement)
                    _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
            }
            return dataset;
        }
    };
}
function maxCodePoints(requirement, message$1) {
    return {
        kind: "validation",
        type: "max_code_points",
        reference: maxCodePoints,
        async: false,
        expects: `<=${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const count = _getCodePointCount(dataset.value);
                if (count > this.requirement)
                    _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
            }
            return dataset;
        }
    };
}
function maxEntries(requirement, message$1) {
    return {
        kind: "validation",
        type: "max_entries",
        reference: maxEntries,
        async: false,
        expects: `<=${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (!dataset.typed)
                return dataset;
            const count = Object.keys(dataset.value).length;
            if (dataset.typed && count > this.requirement)
                _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
            return dataset;
        }
    };
}
function maxGraphemes(requirement, message$1) {
    return {
        kind: "validation",
        type: "max_graphemes",
        reference: maxGraphemes,
        async: false,
        expects: `<=${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const count = _getGraphemeCount(dataset.value);
                if (count > this.requirement)
                    _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
            }
            return dataset;
        }
    };
}
function maxLength(requirement, message$1) {
    return {
        kind: "validation",
        type: "max_length",
        reference: maxLength,
        async: false,
        expects: `<=${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && dataset.value.length > this.requirement)
                _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
            return dataset;
        }
    };
}
function maxSize(requirement, message$1) {
    return {
        kind: "validation",
        type: "max_size",
        reference: maxSize,
        async: false,
        expects: `<=${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && dataset.value.size > this.requirement)
                _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
            return dataset;
        }
    };
}
function maxValue(requirement, message$1) {
    return {
        kind: "validation",
        type: "max_value",
        reference: maxValue,
        async: false,
        expects: `<=${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !(dataset.value <= this.requirement))
                _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
            return dataset;
        }
    };
}
function maxWords(locales, requirement, message$1) {
    return {
        kind: "validation",
        type: "max_words",
        reference: maxWords,
        async: false,
        expects: `<=${requirement}`,
        locales,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const count = _getWordCount(this.locales, dataset.value);
                if (count > this.requirement)
                    _addIssue(this, "words", dataset, config$1, { received: `${count}` });
            }
            return dataset;
        }
    };
}
function metadata(metadata_) {
    return {
        kind: "metadata",
        type: "metadata",
        reference: metadata,
        metadata: metadata_
    };
}
function mimeType(requirement, message$1) {
    return {
        kind: "validation",
        type: "mime_type",
        reference: mimeType,
        async: false,
        expects: _joinExpects(requirement.map((option) => `"${option}"`), "|"),
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.includes(dataset.value.type))
                _addIssue(this, "MIME type", dataset, config$1, { received: `"${dataset.value.type}"` });
            return dataset;
        }
    };
}
function minBytes(requirement, message$1) {
    return {
        kind: "validation",
        type: "min_bytes",
        reference: minBytes,
        async: false,
        expects: `>=${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const length$1 = _getByteCount(dataset.value);
                if (length$1 < this.requirement)
                    _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
            }
            return dataset;
        }
    };
}
function minCodePoints(requirement, message$1) {
    return {
        kind: "validation",
        type: "min_code_points",
        reference: minCodePoints,
        async: false,
        expects: `>=${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const count = _getCodePointCount(dataset.value);
                if (count < this.requirement)
                    _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
            }
            return dataset;
        }
    };
}
function minEntries(requirement, message$1) {
    return {
        kind: "validation",
        type: "min_entries",
        reference: minEntries,
        async: false,
        expects: `>=${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (!dataset.typed)
                return dataset;
            const count = Object.keys(dataset.value).length;
            if (dataset.typed && count < this.requirement)
                _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
            return dataset;
        }
    };
}
function minGraphemes(requirement, message$1) {
    return {
        kind: "validation",
        type: "min_graphemes",
        reference: minGraphemes,
        async: false,
        expects: `>=${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const count = _getGraphemeCount(dataset.value);
                if (count < this.requirement)
                    _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
            }
            return dataset;
        }
    };
}
function minLength(requirement, message$1) {
    return {
        kind: "validation",
        type: "min_length",
        reference: minLength,
        async: false,
        expects: `>=${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && dataset.value.length < this.requirement)
                _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
            return dataset;
        }
    };
}
function minSize(requirement, message$1) {
    return {
        kind: "validation",
        type: "min_size",
        reference: minSize,
        async: false,
        expects: `>=${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && dataset.value.size < this.requirement)
                _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
            return dataset;
        }
    };
}
function minValue(requirement, message$1) {
    return {
        kind: "validation",
        type: "min_value",
        reference: minValue,
        async: false,
        expects: `>=${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !(dataset.value >= this.requirement))
                _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
            return dataset;
        }
    };
}
function minWords(locales, requirement, message$1) {
    return {
        kind: "validation",
        type: "min_words",
        reference: minWords,
        async: false,
        expects: `>=${requirement}`,
        locales,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const count = _getWordCount(this.locales, dataset.value);
                if (count < this.requirement)
                    _addIssue(this, "words", dataset, config$1, { received: `${count}` });
            }
            return dataset;
        }
    };
}
function multipleOf(requirement, message$1) {
    return {
        kind: "validation",
        type: "multiple_of",
        reference: multipleOf,
        async: false,
        expects: `%${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && dataset.value % this.requirement != 0)
                _addIssue(this, "multiple", dataset, config$1);
            return dataset;
        }
    };
}
function nanoid(message$1) {
    return {
        kind: "validation",
        type: "nanoid",
        reference: nanoid,
        async: false,
        expects: null,
        requirement: NANO_ID_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "Nano ID", dataset, config$1);
            return dataset;
        }
    };
}
function nonEmpty(message$1) {
    return {
        kind: "validation",
        type: "non_empty",
        reference: nonEmpty,
        async: false,
        expects: "!0",
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && dataset.value.length === 0)
                _addIssue(this, "length", dataset, config$1, { received: "0" });
            return dataset;
        }
    };
}
function normalize(form) {
    return {
        kind: "transformation",
        type: "normalize",
        reference: normalize,
        async: false,
        form,
        "~run"(dataset) {
            dataset.value = dataset.value.normalize(this.form);
            return dataset;
        }
    };
}
function notBytes(requirement, message$1) {
    return {
        kind: "validation",
        type: "not_bytes",
        reference: notBytes,
        async: false,
        expects: `!${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const length$1 = _getByteCount(dataset.value);
                if (length$1 === this.requirement)
                    _addIssue(this, "bytes", dataset, config$1, { received: `${length$1}` });
            }
            return dataset;
        }
    };
}
function notCodePoints(requirement, message$1) {
    return {
        kind: "validation",
        type: "not_code_points",
        reference: notCodePoints,
        async: false,
        expects: `!${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const count = _getCodePointCount(dataset.value);
                if (count === this.requirement)
                    _addIssue(this, "code points", dataset, config$1, { received: `${count}` });
            }
            return dataset;
        }
    };
}
function notEntries(requirement, message$1) {
    return {
        kind: "validation",
        type: "not_entries",
        reference: notEntries,
        async: false,
        expects: `!${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (!dataset.typed)
                return dataset;
            const count = Object.keys(dataset.value).length;
            if (dataset.typed && count === this.requirement)
                _addIssue(this, "entries", dataset, config$1, { received: `${count}` });
            return dataset;
        }
    };
}
function notGraphemes(requirement, message$1) {
    return {
        kind: "validation",
        type: "not_graphemes",
        reference: notGraphemes,
        async: false,
        expects: `!${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const count = _getGraphemeCount(dataset.value);
                if (count === this.requirement)
                    _addIssue(this, "graphemes", dataset, config$1, { received: `${count}` });
            }
            return dataset;
        }
    };
}
function notLength(requirement, message$1) {
    return {
        kind: "validation",
        type: "not_length",
        reference: notLength,
        async: false,
        expects: `!${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && dataset.value.length === this.requirement)
                _addIssue(this, "length", dataset, config$1, { received: `${dataset.value.length}` });
            return dataset;
        }
    };
}
function notSize(requirement, message$1) {
    return {
        kind: "validation",
        type: "not_size",
        reference: notSize,
        async: false,
        expects: `!${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && dataset.value.size === this.requirement)
                _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
            return dataset;
        }
    };
}
function notValue(requirement, message$1) {
    return {
        kind: "validation",
        type: "not_value",
        reference: notValue,
        async: false,
        expects: requirement instanceof Date ? `!${requirement.toJSON()}` : `!${_stringify(requirement)}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && _isValueMatch(this.requirement, dataset.value))
                _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
            return dataset;
        }
    };
}
function notValues(requirement, message$1) {
    return {
        kind: "validation",
        type: "not_values",
        reference: notValues,
        async: false,
        expects: `!${_joinExpects(requirement.map((value$1) => value$1 instanceof Date ? value$1.toJSON() : _stringify(value$1)), "|")}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && this.requirement.some((requirement$1) => _isValueMatch(requirement$1, dataset.value)))
                _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
            return dataset;
        }
    };
}
function notWords(locales, requirement, message$1) {
    return {
        kind: "validation",
        type: "not_words",
        reference: notWords,
        async: false,
        expects: `!${requirement}`,
        locales,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const count = _getWordCount(this.locales, dataset.value);
                if (count === this.requirement)
                    _addIssue(this, "words", dataset, config$1, { received: `${count}` });
            }
            return dataset;
        }
    };
}
function octal(message$1) {
    return {
        kind: "validation",
        type: "octal",
        reference: octal,
        async: false,
        expects: null,
        requirement: OCTAL_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "octal", dataset, config$1);
            return dataset;
        }
    };
}
const TRUTHY = (null && ([
    true,
    1,
    "true",
    "1",
    "yes",
    "y",
    "on",
    "enabled"
]));
const FALSY = (null && ([
    false,
    0,
    "false",
    "0",
    "no",
    "n",
    "off",
    "disabled"
]));
function parseBoolean(config$1, message$1) {
    const normalize$1 = (v) => typeof v === "string" ? v.toLowerCase() : v;
    const truthyRaw = config$1?.truthy ?? TRUTHY;
    const falsyRaw = config$1?.falsy ?? FALSY;
    const truthy = config$1?.truthy ? config$1.truthy.map(normalize$1) : TRUTHY;
    const falsy = config$1?.falsy ? config$1.falsy.map(normalize$1) : FALSY;
    return {
        kind: "transformation",
        type: "parse_boolean",
        reference: parseBoolean,
        expects: _joinExpects([...truthyRaw, ...falsyRaw].map(_stringify), "|"),
        config: config$1,
        message: message$1,
        async: false,
        "~run"(dataset, config$2) {
            const input = normalize$1(dataset.value);
            if (truthy.includes(input))
                dataset.value = true;
            else if (falsy.includes(input))
                dataset.value = false;
            else {
                _addIssue(this, "boolean", dataset, config$2);
                dataset.typed = false;
            }
            return dataset;
        }
    };
}
function parseJson(config$1, message$1) {
    return {
        kind: "transformation",
        type: "parse_json",
        reference: parseJson,
        config: config$1,
        message: message$1,
        async: false,
        "~run"(dataset, config$2) {
            try {
                dataset.value = JSON.parse(dataset.value, this.config?.reviver);
            }
            catch (error) {
                if (error instanceof Error) {
                    _addIssue(this, "JSON", dataset, config$2, { received: `"${error.message}"` });
                    dataset.typed = false;
                }
                else
                    throw error;
            }
            return dataset;
        }
    };
}
function _isPartiallyTyped(dataset, paths) {
    if (dataset.issues)
        for (const path of paths)
            for (const issue of dataset.issues) {
                let typed = false;
                const bound = Math.min(path.length, issue.path?.length ?? 0);
                for (let index = 0; index < bound; index++)
                    if (path[index] !== issue.path[index].key && (path[index] !== "$" || issue.path[index].type !== "array")) {
                        typed = true;
                        break;
                    }
                if (!typed)
                    return false;
            }
    return true;
}
function partialCheck(paths, requirement, message$1) {
    return {
        kind: "validation",
        type: "partial_check",
        reference: partialCheck,
        async: false,
        expects: null,
        paths,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if ((dataset.typed || _isPartiallyTyped(dataset, paths)) && !this.requirement(dataset.value))
                _addIssue(this, "input", dataset, config$1);
            return dataset;
        }
    };
}
function partialCheckAsync(paths, requirement, message$1) {
    return {
        kind: "validation",
        type: "partial_check",
        reference: partialCheckAsync,
        async: true,
        expects: null,
        paths,
        requirement,
        message: message$1,
        async "~run"(dataset, config$1) {
            if ((dataset.typed || _isPartiallyTyped(dataset, paths)) && !await this.requirement(dataset.value))
                _addIssue(this, "input", dataset, config$1);
            return dataset;
        }
    };
}
function rawCheck(action) {
    return {
        kind: "validation",
        type: "raw_check",
        reference: rawCheck,
        async: false,
        expects: null,
        "~run"(dataset, config$1) {
            action({
                dataset,
                config: config$1,
                addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info)
            });
            return dataset;
        }
    };
}
function rawCheckAsync(action) {
    return {
        kind: "validation",
        type: "raw_check",
        reference: rawCheckAsync,
        async: true,
        expects: null,
        async "~run"(dataset, config$1) {
            await action({
                dataset,
                config: config$1,
                addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info)
            });
            return dataset;
        }
    };
}
function rawTransform(action) {
    return {
        kind: "transformation",
        type: "raw_transform",
        reference: rawTransform,
        async: false,
        "~run"(dataset, config$1) {
            const output = action({
                dataset,
                config: config$1,
                addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info),
                NEVER: null
            });
            if (dataset.issues)
                dataset.typed = false;
            else
                dataset.value = output;
            return dataset;
        }
    };
}
function rawTransformAsync(action) {
    return {
        kind: "transformation",
        type: "raw_transform",
        reference: rawTransformAsync,
        async: true,
        async "~run"(dataset, config$1) {
            const output = await action({
                dataset,
                config: config$1,
                addIssue: (info) => _addIssue(this, info?.label ?? "input", dataset, config$1, info),
                NEVER: null
            });
            if (dataset.issues)
                dataset.typed = false;
            else
                dataset.value = output;
            return dataset;
        }
    };
}
function readonly() {
    return {
        kind: "transformation",
        type: "readonly",
        reference: readonly,
        async: false,
        "~run"(dataset) {
            return dataset;
        }
    };
}
function reduceItems(operation, initial) {
    return {
        kind: "transformation",
        type: "reduce_items",
        reference: reduceItems,
        async: false,
        operation,
        initial,
        "~run"(dataset) {
            dataset.value = dataset.value.reduce(this.operation, this.initial);
            return dataset;
        }
    };
}
function regex(requirement, message$1) {
    return {
        kind: "validation",
        type: "regex",
        reference: regex,
        async: false,
        expects: `${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "format", dataset, config$1);
            return dataset;
        }
    };
}
function returns(schema) {
    return {
        kind: "transformation",
        type: "returns",
        reference: returns,
        async: false,
        schema,
        "~run"(dataset, config$1) {
            const func = dataset.value;
            dataset.value = (...args_) => {
                const returnsDataset = this.schema["~run"]({ value: func(...args_) }, config$1);
                if (returnsDataset.issues)
                    throw new ValiError(returnsDataset.issues);
                return returnsDataset.value;
            };
            return dataset;
        }
    };
}
function returnsAsync(schema) {
    return {
        kind: "transformation",
        type: "returns",
        reference: returnsAsync,
        async: false,
        schema,
        "~run"(dataset, config$1) {
            const func = dataset.value;
            dataset.value = async (...args_) => {
                const returnsDataset = await this.schema["~run"]({ value: await func(...args_) }, config$1);
                if (returnsDataset.issues)
                    throw new ValiError(returnsDataset.issues);
                return returnsDataset.value;
            };
            return dataset;
        }
    };
}
function rfcEmail(message$1) {
    return {
        kind: "validation",
        type: "rfc_email",
        reference: rfcEmail,
        expects: null,
        async: false,
        requirement: RFC_EMAIL_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "email", dataset, config$1);
            return dataset;
        }
    };
}
function safeInteger(message$1) {
    return {
        kind: "validation",
        type: "safe_integer",
        reference: safeInteger,
        async: false,
        expects: null,
        requirement: Number.isSafeInteger,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement(dataset.value))
                _addIssue(this, "safe integer", dataset, config$1);
            return dataset;
        }
    };
}
function size(requirement, message$1) {
    return {
        kind: "validation",
        type: "size",
        reference: size,
        async: false,
        expects: `${requirement}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && dataset.value.size !== this.requirement)
                _addIssue(this, "size", dataset, config$1, { received: `${dataset.value.size}` });
            return dataset;
        }
    };
}
function slug(message$1) {
    return {
        kind: "validation",
        type: "slug",
        reference: slug,
        async: false,
        expects: null,
        requirement: SLUG_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "slug", dataset, config$1);
            return dataset;
        }
    };
}
function someItem(requirement, message$1) {
    return {
        kind: "validation",
        type: "some_item",
        reference: someItem,
        async: false,
        expects: null,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !dataset.value.some(this.requirement))
                _addIssue(this, "item", dataset, config$1);
            return dataset;
        }
    };
}
function sortItems(operation) {
    return {
        kind: "transformation",
        type: "sort_items",
        reference: sortItems,
        async: false,
        operation,
        "~run"(dataset) {
            dataset.value = dataset.value.sort(this.operation);
            return dataset;
        }
    };
}
function startsWith(requirement, message$1) {
    return {
        kind: "validation",
        type: "starts_with",
        reference: startsWith,
        async: false,
        expects: `"${requirement}"`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !dataset.value.startsWith(this.requirement))
                _addIssue(this, "start", dataset, config$1, { received: `"${dataset.value.slice(0, this.requirement.length)}"` });
            return dataset;
        }
    };
}
function stringifyJson(config$1, message$1) {
    return {
        kind: "transformation",
        type: "stringify_json",
        reference: stringifyJson,
        message: message$1,
        config: config$1,
        async: false,
        "~run"(dataset, config$2) {
            try {
                const output = JSON.stringify(dataset.value, this.config?.replacer, this.config?.space);
                if (output === void 0) {
                    _addIssue(this, "JSON", dataset, config$2);
                    dataset.typed = false;
                }
                else
                    dataset.value = output;
            }
            catch (error) {
                if (error instanceof Error) {
                    _addIssue(this, "JSON", dataset, config$2, { received: `"${error.message}"` });
                    dataset.typed = false;
                }
                else
                    throw error;
            }
            return dataset;
        }
    };
}
function title(title_) {
    return {
        kind: "metadata",
        type: "title",
        reference: title,
        title: title_
    };
}
function toBigint(message$1) {
    return {
        kind: "transformation",
        type: "to_bigint",
        reference: toBigint,
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            try {
                dataset.value = BigInt(dataset.value);
            }
            catch {
                _addIssue(this, "bigint", dataset, config$1);
                dataset.typed = false;
            }
            return dataset;
        }
    };
}
function toBoolean() {
    return {
        kind: "transformation",
        type: "to_boolean",
        reference: toBoolean,
        async: false,
        "~run"(dataset) {
            dataset.value = Boolean(dataset.value);
            return dataset;
        }
    };
}
function toCamelCase() {
    return {
        kind: "transformation",
        type: "to_camel_case",
        reference: toCamelCase,
        async: false,
        "~run"(dataset) {
            dataset.value = _formatCase(dataset.value, "", false, true);
            return dataset;
        }
    };
}
function toDate(message$1) {
    return {
        kind: "transformation",
        type: "to_date",
        reference: toDate,
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            try {
                dataset.value = new Date(dataset.value);
                if (isNaN(dataset.value)) {
                    _addIssue(this, "date", dataset, config$1, { received: "\"Invalid Date\"" });
                    dataset.typed = false;
                }
            }
            catch {
                _addIssue(this, "date", dataset, config$1);
                dataset.typed = false;
            }
            return dataset;
        }
    };
}
function toKebabCase() {
    return {
        kind: "transformation",
        type: "to_kebab_case",
        reference: toKebabCase,
        async: false,
        "~run"(dataset) {
            dataset.value = _formatCase(dataset.value, "-", false, false);
            return dataset;
        }
    };
}
function toLowerCase() {
    return {
        kind: "transformation",
        type: "to_lower_case",
        reference: toLowerCase,
        async: false,
        "~run"(dataset) {
            dataset.value = dataset.value.toLowerCase();
            return dataset;
        }
    };
}
function toMaxValue(requirement) {
    return {
        kind: "transformation",
        type: "to_max_value",
        reference: toMaxValue,
        async: false,
        requirement,
        "~run"(dataset) {
            dataset.value = dataset.value > this.requirement ? this.requirement : dataset.value;
            return dataset;
        }
    };
}
function toMinValue(requirement) {
    return {
        kind: "transformation",
        type: "to_min_value",
        reference: toMinValue,
        async: false,
        requirement,
        "~run"(dataset) {
            dataset.value = dataset.value < this.requirement ? this.requirement : dataset.value;
            return dataset;
        }
    };
}
function toNumber(message$1) {
    return {
        kind: "transformation",
        type: "to_number",
        reference: toNumber,
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            try {
                dataset.value = Number(dataset.value);
                if (isNaN(dataset.value)) {
                    _addIssue(this, "number", dataset, config$1);
                    dataset.typed = false;
                }
            }
            catch {
                _addIssue(this, "number", dataset, config$1);
                dataset.typed = false;
            }
            return dataset;
        }
    };
}
function toPascalCase() {
    return {
        kind: "transformation",
        type: "to_pascal_case",
        reference: toPascalCase,
        async: false,
        "~run"(dataset) {
            dataset.value = _formatCase(dataset.value, "", true, true);
            return dataset;
        }
    };
}
function toSnakeCase() {
    return {
        kind: "transformation",
        type: "to_snake_case",
        reference: toSnakeCase,
        async: false,
        "~run"(dataset) {
            dataset.value = _formatCase(dataset.value, "_", false, false);
            return dataset;
        }
    };
}
function dist_toString(message$1) {
    return {
        kind: "transformation",
        type: "to_string",
        reference: dist_toString,
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            try {
                dataset.value = String(dataset.value);
            }
            catch {
                _addIssue(this, "string", dataset, config$1);
                dataset.typed = false;
            }
            return dataset;
        }
    };
}
function toUpperCase() {
    return {
        kind: "transformation",
        type: "to_upper_case",
        reference: toUpperCase,
        async: false,
        "~run"(dataset) {
            dataset.value = dataset.value.toUpperCase();
            return dataset;
        }
    };
}
function transform(operation) {
    return {
        kind: "transformation",
        type: "transform",
        reference: transform,
        async: false,
        operation,
        "~run"(dataset) {
            dataset.value = this.operation(dataset.value);
            return dataset;
        }
    };
}
function transformAsync(operation) {
    return {
        kind: "transformation",
        type: "transform",
        reference: transformAsync,
        async: true,
        operation,
        async "~run"(dataset) {
            dataset.value = await this.operation(dataset.value);
            return dataset;
        }
    };
}
function trim() {
    return {
        kind: "transformation",
        type: "trim",
        reference: trim,
        async: false,
        "~run"(dataset) {
            dataset.value = dataset.value.trim();
            return dataset;
        }
    };
}
function trimEnd() {
    return {
        kind: "transformation",
        type: "trim_end",
        reference: trimEnd,
        async: false,
        "~run"(dataset) {
            dataset.value = dataset.value.trimEnd();
            return dataset;
        }
    };
}
function trimStart() {
    return {
        kind: "transformation",
        type: "trim_start",
        reference: trimStart,
        async: false,
        "~run"(dataset) {
            dataset.value = dataset.value.trimStart();
            return dataset;
        }
    };
}
function ulid(message$1) {
    return {
        kind: "validation",
        type: "ulid",
        reference: ulid,
        async: false,
        expects: null,
        requirement: ULID_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "ULID", dataset, config$1);
            return dataset;
        }
    };
}
function url(message$1) {
    return {
        kind: "validation",
        type: "url",
        reference: url,
        async: false,
        expects: null,
        requirement(input) {
            try {
                if (URL.canParse)
                    return URL.canParse(input);
                new URL(input);
                return true;
            }
            catch {
                return false;
            }
        },
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement(dataset.value))
                _addIssue(this, "URL", dataset, config$1);
            return dataset;
        }
    };
}
function uuid(message$1) {
    return {
        kind: "validation",
        type: "uuid",
        reference: uuid,
        async: false,
        expects: null,
        requirement: UUID_REGEX,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.test(dataset.value))
                _addIssue(this, "UUID", dataset, config$1);
            return dataset;
        }
    };
}
function value(requirement, message$1) {
    return {
        kind: "validation",
        type: "value",
        reference: value,
        async: false,
        expects: requirement instanceof Date ? requirement.toJSON() : _stringify(requirement),
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !_isValueMatch(this.requirement, dataset.value))
                _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
            return dataset;
        }
    };
}
function values(requirement, message$1) {
    return {
        kind: "validation",
        type: "values",
        reference: values,
        async: false,
        expects: `${_joinExpects(requirement.map((value$1) => value$1 instanceof Date ? value$1.toJSON() : _stringify(value$1)), "|")}`,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed && !this.requirement.some((requirement$1) => _isValueMatch(requirement$1, dataset.value)))
                _addIssue(this, "value", dataset, config$1, { received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value) });
            return dataset;
        }
    };
}
function words(locales, requirement, message$1) {
    return {
        kind: "validation",
        type: "words",
        reference: words,
        async: false,
        expects: `${requirement}`,
        locales,
        requirement,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.typed) {
                const count = _getWordCount(this.locales, dataset.value);
                if (count !== this.requirement)
                    _addIssue(this, "words", dataset, config$1, { received: `${count}` });
            }
            return dataset;
        }
    };
}
const ABORT_EARLY_CONFIG = { abortEarly: true };
function assert(schema, input) {
    const issues = schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
    if (issues)
        throw new ValiError(issues);
}
var _LruCache = class {
    constructor(config$1) {
        this.refCount = 0;
        this.maxSize = config$1?.maxSize ?? 1e3;
        this.maxAge = config$1?.maxAge ?? Infinity;
        this.hasMaxAge = isFinite(this.maxAge);
    }
    stringify(input) {
        const type = typeof input;
        if (type === "string")
            return `"${input}"`;
        if (type === "number" || type === "boolean")
            return `${input}`;
        if (type === "bigint")
            return `${input}n`;
        if (type === "object" || type === "function") {
            if (input) {
                this.refIds ?? (this.refIds = new WeakMap());
                let id = this.refIds.get(input);
                if (!id) {
                    id = ++this.refCount;
                    this.refIds.set(input, id);
                }
                return `#${id}`;
            }
            return "null";
        }
        return type;
    }
    key(input, config$1 = {}) {
        return `${this.stringify(input)}|${this.stringify(config$1.lang)}|${this.stringify(config$1.message)}|${this.stringify(config$1.abortEarly)}|${this.stringify(config$1.abortPipeEarly)}`;
    }
    get(key) {
        if (!this.store)
            return void 0;
        const entry = this.store.get(key);
        if (!entry)
            return void 0;
        if (this.hasMaxAge && Date.now() - entry[1] > this.maxAge) {
            this.store.delete(key);
            return;
        }
        this.store.delete(key);
        this.store.set(key, entry);
        return entry[0];
    }
    set(key, value$1) {
        this.store ?? (this.store = new Map());
        this.store.delete(key);
        const timestamp = this.hasMaxAge ? Date.now() : 0;
        this.store.set(key, [value$1, timestamp]);
        if (this.store.size > this.maxSize)
            this.store.delete(this.store.keys().next().value);
    }
    clear() {
        this.store?.clear();
    }
};
function cache(schema, config$1) {
    return _standardSchema({
        ...schema,
        cacheConfig: config$1,
        cache: new _LruCache(config$1),
        "~run"(dataset, runConfig) {
            const key = this.cache.key(dataset.value, runConfig);
            let outputDataset = this.cache.get(key);
            if (!outputDataset)
                this.cache.set(key, outputDataset = schema["~run"](dataset, runConfig));
            return _cloneDataset(outputDataset);
        }
    });
}
function cacheAsync(schema, config$1) {
    let activeRuns;
    return _standardSchema({
        ...schema,
        async: true,
        cacheConfig: config$1,
        cache: new _LruCache(config$1),
        async "~run"(dataset, runConfig) {
            const key = this.cache.key(dataset.value, runConfig);
            const cached = this.cache.get(key);
            if (cached)
                return _cloneDataset(cached);
            let promise$1 = activeRuns?.get(key);
            if (!promise$1) {
                activeRuns ?? (activeRuns = new Map());
                promise$1 = Promise.resolve(schema["~run"](dataset, runConfig));
                activeRuns.set(key, promise$1);
            }
            try {
                const outputDataset = await promise$1;
                this.cache.set(key, outputDataset);
                return _cloneDataset(outputDataset);
            }
            finally {
                activeRuns?.delete(key);
            }
        }
    });
}
function config(schema, config$1) {
    return _standardSchema({
        ...schema,
        "~run"(dataset, config_) {
            return schema["~run"](dataset, {
                ...config_,
                ...config$1
            });
        }
    });
}
function getFallback(schema, dataset, config$1) {
    return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
}
function fallback(schema, fallback$1) {
    return _standardSchema({
        ...schema,
        fallback: fallback$1,
        "~run"(dataset, config$1) {
            const outputDataset = schema["~run"](dataset, config$1);
            return outputDataset.issues ? {
                typed: true,
                value: getFallback(this, outputDataset, config$1)
            } : outputDataset;
        }
    });
}
function fallbackAsync(schema, fallback$1) {
    return _standardSchema({
        ...schema,
        fallback: fallback$1,
        async: true,
        async "~run"(dataset, config$1) {
            const outputDataset = await schema["~run"](dataset, config$1);
            return outputDataset.issues ? {
                typed: true,
                value: await getFallback(this, outputDataset, config$1)
            } : outputDataset;
        }
    });
}
function flatten(issues) {
    const flatErrors = {};
    for (const issue of issues)
        if (issue.path) {
            const dotPath = getDotPath(issue);
            if (dotPath) {
                if (!flatErrors.nested)
                    flatErrors.nested = {};
                if (Object.prototype.hasOwnProperty.call(flatErrors.nested, dotPath))
                    flatErrors.nested[dotPath].push(issue.message);
                else
                    flatErrors.nested[dotPath] = [issue.message];
            }
            else if (flatErrors.other)
                flatErrors.other.push(issue.message);
            else
                flatErrors.other = [issue.message];
        }
        else if (flatErrors.root)
            flatErrors.root.push(issue.message);
        else
            flatErrors.root = [issue.message];
    return flatErrors;
}
function forward(action, path) {
    return {
        ...action,
        "~run"(dataset, config$1) {
            const prevIssues = dataset.issues && [...dataset.issues];
            dataset = action["~run"](dataset, config$1);
            if (dataset.issues) {
                for (const issue of dataset.issues)
                    if (!prevIssues?.includes(issue)) {
                        let pathInput = dataset.value;
                        for (const key of path) {
                            const pathValue = pathInput[key];
                            const pathItem = {
                                type: "unknown",
                                origin: "value",
                                input: pathInput,
                                key,
                                value: pathValue
                            };
                            if (issue.path)
                                issue.path.push(pathItem);
                            else
                                issue.path = [pathItem];
                            if (!pathValue)
                                break;
                            pathInput = pathValue;
                        }
                    }
            }
            return dataset;
        }
    };
}
function forwardAsync(action, path) {
    return {
        ...action,
        async: true,
        async "~run"(dataset, config$1) {
            const prevIssues = dataset.issues && [...dataset.issues];
            dataset = await action["~run"](dataset, config$1);
            if (dataset.issues) {
                for (const issue of dataset.issues)
                    if (!prevIssues?.includes(issue)) {
                        let pathInput = dataset.value;
                        for (const key of path) {
                            const pathValue = pathInput[key];
                            const pathItem = {
                                type: "unknown",
                                origin: "value",
                                input: pathInput,
                                key,
                                value: pathValue
                            };
                            if (issue.path)
                                issue.path.push(pathItem);
                            else
                                issue.path = [pathItem];
                            if (!pathValue)
                                break;
                            pathInput = pathValue;
                        }
                    }
            }
            return dataset;
        }
    };
}
function getDefault(schema, dataset, config$1) {
    return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
}
function getDefaults(schema) {
    if ("entries" in schema) {
        const object$1 = {};
        for (const key in schema.entries)
            object$1[key] = getDefaults(schema.entries[key]);
        return object$1;
    }
    if ("items" in schema)
        return schema.items.map(getDefaults);
    return getDefault(schema);
}
async function getDefaultsAsync(schema) {
    if ("entries" in schema)
        return Object.fromEntries(await Promise.all(Object.entries(schema.entries).map(async ([key, value$1]) => [key, await getDefaultsAsync(value$1)])));
    if ("items" in schema)
        return Promise.all(schema.items.map(getDefaultsAsync));
    return getDefault(schema);
}
function getDescription(schema) {
    return _getLastMetadata(schema, "description");
}
function getExamples(schema) {
    const examples$1 = [];
    function depthFirstCollect(schema$1) {
        if ("pipe" in schema$1) {
            for (const item of schema$1.pipe)
                if (item.kind === "schema" && "pipe" in item)
                    depthFirstCollect(item);
                else if (item.kind === "metadata" && item.type === "examples")
                    for (const example of item.examples)
                        examples$1.push(example);
        }
    }
    depthFirstCollect(schema);
    return examples$1;
}
function getFallbacks(schema) {
    if ("entries" in schema) {
        const object$1 = {};
        for (const key in schema.entries)
            object$1[key] = getFallbacks(schema.entries[key]);
        return object$1;
    }
    if ("items" in schema)
        return schema.items.map(getFallbacks);
    return getFallback(schema);
}
async function getFallbacksAsync(schema) {
    if ("entries" in schema)
        return Object.fromEntries(await Promise.all(Object.entries(schema.entries).map(async ([key, value$1]) => [key, await getFallbacksAsync(value$1)])));
    if ("items" in schema)
        return Promise.all(schema.items.map(getFallbacksAsync));
    return getFallback(schema);
}
function getMetadata(schema) {
    const result = {};
    function depthFirstMerge(schema$1) {
        if ("pipe" in schema$1) {
            for (const item of schema$1.pipe)
                if (item.kind === "schema" && "pipe" in item)
                    depthFirstMerge(item);
                else if (item.kind === "metadata" && item.type === "metadata")
                    Object.assign(result, item.metadata);
        }
    }
    depthFirstMerge(schema);
    return result;
}
function getTitle(schema) {
    return _getLastMetadata(schema, "title");
}
function is(schema, input) {
    return !schema["~run"]({ value: input }, ABORT_EARLY_CONFIG).issues;
}
function any() {
    return _standardSchema({
        kind: "schema",
        type: "any",
        reference: any,
        expects: "any",
        async: false,
        "~run"(dataset) {
            dataset.typed = true;
            return dataset;
        }
    });
}
function array(item, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "array",
        reference: array,
        expects: "Array",
        async: false,
        item,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (Array.isArray(input)) {
                dataset.typed = true;
                dataset.value = [];
                for (let key = 0; key < input.length; key++) {
                    const value$1 = input[key];
                    const itemDataset = this.item["~run"]({ value: value$1 }, config$1);
                    if (itemDataset.issues) {
                        const pathItem = {
                            type: "array",
                            origin: "value",
                            input,
                            key,
                            value: value$1
                        };
                        for (const issue of itemDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = itemDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!itemDataset.typed)
                        dataset.typed = false;
                    dataset.value.push(itemDataset.value);
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function arrayAsync(item, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "array",
        reference: arrayAsync,
        expects: "Array",
        async: true,
        item,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (Array.isArray(input)) {
                dataset.typed = true;
                dataset.value = [];
                const itemDatasets = await Promise.all(input.map((value$1) => this.item["~run"]({ value: value$1 }, config$1)));
                for (let key = 0; key < itemDatasets.length; key++) {
                    const itemDataset = itemDatasets[key];
                    if (itemDataset.issues) {
                        const pathItem = {
                            type: "array",
                            origin: "value",
                            input,
                            key,
                            value: input[key]
                        };
                        for (const issue of itemDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = itemDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!itemDataset.typed)
                        dataset.typed = false;
                    dataset.value.push(itemDataset.value);
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function bigint(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "bigint",
        reference: bigint,
        expects: "bigint",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (typeof dataset.value === "bigint")
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function blob(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "blob",
        reference: blob,
        expects: "Blob",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.value instanceof Blob)
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function dist_boolean(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "boolean",
        reference: dist_boolean,
        expects: "boolean",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (typeof dataset.value === "boolean")
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function custom(check$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "custom",
        reference: custom,
        expects: "unknown",
        async: false,
        check: check$1,
        message: message$1,
        "~run"(dataset, config$1) {
            if (this.check(dataset.value))
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function customAsync(check$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "custom",
        reference: customAsync,
        expects: "unknown",
        async: true,
        check: check$1,
        message: message$1,
        async "~run"(dataset, config$1) {
            if (await this.check(dataset.value))
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function date(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "date",
        reference: date,
        expects: "Date",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.value instanceof Date)
                if (!isNaN(dataset.value))
                    dataset.typed = true;
                else
                    _addIssue(this, "type", dataset, config$1, { received: "\"Invalid Date\"" });
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function enum_(enum__, message$1) {
    const options = [];
    for (const key in enum__)
        if (`${+key}` !== key || typeof enum__[key] !== "string" || !Object.is(enum__[enum__[key]], +key))
            options.push(enum__[key]);
    return _standardSchema({
        kind: "schema",
        type: "enum",
        reference: enum_,
        expects: _joinExpects(options.map(_stringify), "|"),
        async: false,
        enum: enum__,
        options,
        message: message$1,
        "~run"(dataset, config$1) {
            if (this.options.includes(dataset.value))
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function exactOptional(wrapped, default_) {
    return _standardSchema({
        kind: "schema",
        type: "exact_optional",
        reference: exactOptional,
        expects: wrapped.expects,
        async: false,
        wrapped,
        default: default_,
        "~run"(dataset, config$1) {
            return this.wrapped["~run"](dataset, config$1);
        }
    });
}
function exactOptionalAsync(wrapped, default_) {
    return _standardSchema({
        kind: "schema",
        type: "exact_optional",
        reference: exactOptionalAsync,
        expects: wrapped.expects,
        async: true,
        wrapped,
        default: default_,
        async "~run"(dataset, config$1) {
            return this.wrapped["~run"](dataset, config$1);
        }
    });
}
function file(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "file",
        reference: file,
        expects: "File",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.value instanceof File)
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function function_(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "function",
        reference: function_,
        expects: "Function",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (typeof dataset.value === "function")
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function instance(class_, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "instance",
        reference: instance,
        expects: class_.name,
        async: false,
        class: class_,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.value instanceof this.class)
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function _merge(value1, value2) {
    if (typeof value1 === typeof value2) {
        if (_isSameValueZero(value1, value2) || value1 instanceof Date && value2 instanceof Date && _isSameValueZero(+value1, +value2))
            return { value: value1 };
        if (value1 && value2 && value1.constructor === Object && value2.constructor === Object) {
            const nextValue = {
                ...value1,
                ...value2
            };
            for (const key in value2)
                if (Object.prototype.hasOwnProperty.call(value1, key) && Object.prototype.hasOwnProperty.call(value2, key)) {
                    const dataset = _merge(value1[key], value2[key]);
                    if (dataset.issue)
                        return dataset;
                    nextValue[key] = dataset.value;
                }
            return { value: nextValue };
        }
        if (Array.isArray(value1) && Array.isArray(value2)) {
            if (value1.length === value2.length) {
                const nextValue = [...value1];
                for (let index = 0; index < value1.length; index++) {
                    const dataset = _merge(value1[index], value2[index]);
                    if (dataset.issue)
                        return dataset;
                    nextValue[index] = dataset.value;
                }
                return { value: nextValue };
            }
        }
    }
    return { issue: true };
}
function intersect(options, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "intersect",
        reference: intersect,
        expects: _joinExpects(options.map((option) => option.expects), "&"),
        async: false,
        options,
        message: message$1,
        "~run"(dataset, config$1) {
            if (this.options.length) {
                const input = dataset.value;
                let outputs;
                dataset.typed = true;
                for (const schema of this.options) {
                    const optionDataset = schema["~run"]({ value: input }, config$1);
                    if (optionDataset.issues) {
                        if (dataset.issues)
                            for (const issue of optionDataset.issues)
                                dataset.issues.push(issue);
                        else
                            dataset.issues = optionDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!optionDataset.typed)
                        dataset.typed = false;
                    if (dataset.typed)
                        if (outputs)
                            outputs.push(optionDataset.value);
                        else
                            outputs = [optionDataset.value];
                }
                if (dataset.typed) {
                    dataset.value = outputs[0];
                    for (let index = 1; index < outputs.length; index++) {
                        const mergeDataset = _merge(dataset.value, outputs[index]);
                        if (mergeDataset.issue) {
                            _addIssue(this, "type", dataset, config$1, { received: "unknown" });
                            break;
                        }
                        dataset.value = mergeDataset.value;
                    }
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function intersectAsync(options, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "intersect",
        reference: intersectAsync,
        expects: _joinExpects(options.map((option) => option.expects), "&"),
        async: true,
        options,
        message: message$1,
        async "~run"(dataset, config$1) {
            if (this.options.length) {
                const input = dataset.value;
                let outputs;
                dataset.typed = true;
                const optionDatasets = await Promise.all(this.options.map((schema) => schema["~run"]({ value: input }, config$1)));
                for (const optionDataset of optionDatasets) {
                    if (optionDataset.issues) {
                        if (dataset.issues)
                            for (const issue of optionDataset.issues)
                                dataset.issues.push(issue);
                        else
                            dataset.issues = optionDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!optionDataset.typed)
                        dataset.typed = false;
                    if (dataset.typed)
                        if (outputs)
                            outputs.push(optionDataset.value);
                        else
                            outputs = [optionDataset.value];
                }
                if (dataset.typed) {
                    dataset.value = outputs[0];
                    for (let index = 1; index < outputs.length; index++) {
                        const mergeDataset = _merge(dataset.value, outputs[index]);
                        if (mergeDataset.issue) {
                            _addIssue(this, "type", dataset, config$1, { received: "unknown" });
                            break;
                        }
                        dataset.value = mergeDataset.value;
                    }
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function lazy(getter) {
    return _standardSchema({
        kind: "schema",
        type: "lazy",
        reference: lazy,
        expects: "unknown",
        async: false,
        getter,
        "~run"(dataset, config$1) {
            return this.getter(dataset.value)["~run"](dataset, config$1);
        }
    });
}
function lazyAsync(getter) {
    return _standardSchema({
        kind: "schema",
        type: "lazy",
        reference: lazyAsync,
        expects: "unknown",
        async: true,
        getter,
        async "~run"(dataset, config$1) {
            return (await this.getter(dataset.value))["~run"](dataset, config$1);
        }
    });
}
function literal(literal_, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "literal",
        reference: literal,
        expects: _stringify(literal_),
        async: false,
        literal: literal_,
        message: message$1,
        "~run"(dataset, config$1) {
            if (_isSameValueZero(dataset.value, this.literal))
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function looseObject(entries$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "loose_object",
        reference: looseObject,
        expects: "Object",
        async: false,
        entries: entries$1,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input && typeof input === "object") {
                dataset.typed = true;
                dataset.value = {};
                for (const key in this.entries) {
                    const valueSchema = this.entries[key];
                    if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
                        const value$1 = key in input ? input[key] : getDefault(valueSchema);
                        const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
                        if (valueDataset.issues) {
                            const pathItem = {
                                type: "object",
                                origin: "value",
                                input,
                                key,
                                value: value$1
                            };
                            for (const issue of valueDataset.issues) {
                                if (issue.path)
                                    issue.path.unshift(pathItem);
                                else
                                    issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = valueDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        if (!valueDataset.typed)
                            dataset.typed = false;
                        dataset.value[key] = valueDataset.value;
                    }
                    else if (valueSchema.fallback !== void 0)
                        dataset.value[key] = getFallback(valueSchema);
                    else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
                        _addIssue(this, "key", dataset, config$1, {
                            input: void 0,
                            expected: `"${key}"`,
                            path: [{
                                    type: "object",
                                    origin: "key",
                                    input,
                                    key,
                                    value: input[key]
                                }]
                        });
                        if (config$1.abortEarly)
                            break;
                    }
                }
                if (!dataset.issues || !config$1.abortEarly) {
                    for (const key in input)
                        if (_isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key))
                            dataset.value[key] = input[key];
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function looseObjectAsync(entries$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "loose_object",
        reference: looseObjectAsync,
        expects: "Object",
        async: true,
        entries: entries$1,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input && typeof input === "object") {
                dataset.typed = true;
                dataset.value = {};
                const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
                    if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
                        const value$1 = key in input ? input[key] : await getDefault(valueSchema);
                        return [
                            key,
                            value$1,
                            valueSchema,
                            await valueSchema["~run"]({ value: value$1 }, config$1)
                        ];
                    }
                    return [
                        key,
                        input[key],
                        valueSchema,
                        null
                    ];
                }));
                for (const [key, value$1, valueSchema, valueDataset] of valueDatasets)
                    if (valueDataset) {
                        if (valueDataset.issues) {
                            const pathItem = {
                                type: "object",
                                origin: "value",
                                input,
                                key,
                                value: value$1
                            };
                            for (const issue of valueDataset.issues) {
                                if (issue.path)
                                    issue.path.unshift(pathItem);
                                else
                                    issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = valueDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        if (!valueDataset.typed)
                            dataset.typed = false;
                        dataset.value[key] = valueDataset.value;
                    }
                    else if (valueSchema.fallback !== void 0)
                        dataset.value[key] = await getFallback(valueSchema);
                    else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
                        _addIssue(this, "key", dataset, config$1, {
                            input: void 0,
                            expected: `"${key}"`,
                            path: [{
                                    type: "object",
                                    origin: "key",
                                    input,
                                    key,
                                    value: value$1
                                }]
                        });
                        if (config$1.abortEarly)
                            break;
                    }
                if (!dataset.issues || !config$1.abortEarly) {
                    for (const key in input)
                        if (_isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key))
                            dataset.value[key] = input[key];
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function looseTuple(items, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "loose_tuple",
        reference: looseTuple,
        expects: "Array",
        async: false,
        items,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (Array.isArray(input)) {
                dataset.typed = true;
                dataset.value = [];
                for (let key = 0; key < this.items.length; key++) {
                    const value$1 = input[key];
                    const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
                    if (itemDataset.issues) {
                        const pathItem = {
                            type: "array",
                            origin: "value",
                            input,
                            key,
                            value: value$1
                        };
                        for (const issue of itemDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = itemDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!itemDataset.typed)
                        dataset.typed = false;
                    dataset.value.push(itemDataset.value);
                }
                if (!dataset.issues || !config$1.abortEarly)
                    for (let key = this.items.length; key < input.length; key++)
                        dataset.value.push(input[key]);
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function looseTupleAsync(items, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "loose_tuple",
        reference: looseTupleAsync,
        expects: "Array",
        async: true,
        items,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (Array.isArray(input)) {
                dataset.typed = true;
                dataset.value = [];
                const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
                    const value$1 = input[key];
                    return [
                        key,
                        value$1,
                        await item["~run"]({ value: value$1 }, config$1)
                    ];
                }));
                for (const [key, value$1, itemDataset] of itemDatasets) {
                    if (itemDataset.issues) {
                        const pathItem = {
                            type: "array",
                            origin: "value",
                            input,
                            key,
                            value: value$1
                        };
                        for (const issue of itemDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = itemDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!itemDataset.typed)
                        dataset.typed = false;
                    dataset.value.push(itemDataset.value);
                }
                if (!dataset.issues || !config$1.abortEarly)
                    for (let key = this.items.length; key < input.length; key++)
                        dataset.value.push(input[key]);
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function map(key, value$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "map",
        reference: map,
        expects: "Map",
        async: false,
        key,
        value: value$1,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input instanceof Map) {
                dataset.typed = true;
                dataset.value = new Map();
                for (const [inputKey, inputValue] of input) {
                    const keyDataset = this.key["~run"]({ value: inputKey }, config$1);
                    if (keyDataset.issues) {
                        const pathItem = {
                            type: "map",
                            origin: "key",
                            input,
                            key: inputKey,
                            value: inputValue
                        };
                        for (const issue of keyDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = keyDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
                    if (valueDataset.issues) {
                        const pathItem = {
                            type: "map",
                            origin: "value",
                            input,
                            key: inputKey,
                            value: inputValue
                        };
                        for (const issue of valueDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = valueDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!keyDataset.typed || !valueDataset.typed)
                        dataset.typed = false;
                    dataset.value.set(keyDataset.value, valueDataset.value);
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function mapAsync(key, value$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "map",
        reference: mapAsync,
        expects: "Map",
        async: true,
        key,
        value: value$1,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input instanceof Map) {
                dataset.typed = true;
                dataset.value = new Map();
                const datasets = await Promise.all([...input].map(([inputKey, inputValue]) => Promise.all([
                    inputKey,
                    inputValue,
                    this.key["~run"]({ value: inputKey }, config$1),
                    this.value["~run"]({ value: inputValue }, config$1)
                ])));
                for (const [inputKey, inputValue, keyDataset, valueDataset] of datasets) {
                    if (keyDataset.issues) {
                        const pathItem = {
                            type: "map",
                            origin: "key",
                            input,
                            key: inputKey,
                            value: inputValue
                        };
                        for (const issue of keyDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = keyDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (valueDataset.issues) {
                        const pathItem = {
                            type: "map",
                            origin: "value",
                            input,
                            key: inputKey,
                            value: inputValue
                        };
                        for (const issue of valueDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = valueDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!keyDataset.typed || !valueDataset.typed)
                        dataset.typed = false;
                    dataset.value.set(keyDataset.value, valueDataset.value);
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function nan(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "nan",
        reference: nan,
        expects: "NaN",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (Number.isNaN(dataset.value))
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function never(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "never",
        reference: never,
        expects: "never",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function nonNullable(wrapped, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "non_nullable",
        reference: nonNullable,
        expects: "!null",
        async: false,
        wrapped,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.value !== null)
                dataset = this.wrapped["~run"](dataset, config$1);
            if (dataset.value === null)
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function nonNullableAsync(wrapped, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "non_nullable",
        reference: nonNullableAsync,
        expects: "!null",
        async: true,
        wrapped,
        message: message$1,
        async "~run"(dataset, config$1) {
            if (dataset.value !== null)
                dataset = await this.wrapped["~run"](dataset, config$1);
            if (dataset.value === null)
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function nonNullish(wrapped, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "non_nullish",
        reference: nonNullish,
        expects: "(!null & !undefined)",
        async: false,
        wrapped,
        message: message$1,
        "~run"(dataset, config$1) {
            if (!(dataset.value === null || dataset.value === void 0))
                dataset = this.wrapped["~run"](dataset, config$1);
            if (dataset.value === null || dataset.value === void 0)
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function nonNullishAsync(wrapped, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "non_nullish",
        reference: nonNullishAsync,
        expects: "(!null & !undefined)",
        async: true,
        wrapped,
        message: message$1,
        async "~run"(dataset, config$1) {
            if (!(dataset.value === null || dataset.value === void 0))
                dataset = await this.wrapped["~run"](dataset, config$1);
            if (dataset.value === null || dataset.value === void 0)
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function nonOptional(wrapped, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "non_optional",
        reference: nonOptional,
        expects: "!undefined",
        async: false,
        wrapped,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.value !== void 0)
                dataset = this.wrapped["~run"](dataset, config$1);
            if (dataset.value === void 0)
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function nonOptionalAsync(wrapped, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "non_optional",
        reference: nonOptionalAsync,
        expects: "!undefined",
        async: true,
        wrapped,
        message: message$1,
        async "~run"(dataset, config$1) {
            if (dataset.value !== void 0)
                dataset = await this.wrapped["~run"](dataset, config$1);
            if (dataset.value === void 0)
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function null_(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "null",
        reference: null_,
        expects: "null",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.value === null)
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function nullable(wrapped, default_) {
    return _standardSchema({
        kind: "schema",
        type: "nullable",
        reference: nullable,
        expects: `(${wrapped.expects} | null)`,
        async: false,
        wrapped,
        default: default_,
        "~run"(dataset, config$1) {
            if (dataset.value === null) {
                if (this.default !== void 0)
                    dataset.value = getDefault(this, dataset, config$1);
                if (dataset.value === null) {
                    dataset.typed = true;
                    return dataset;
                }
            }
            return this.wrapped["~run"](dataset, config$1);
        }
    });
}
function nullableAsync(wrapped, default_) {
    return _standardSchema({
        kind: "schema",
        type: "nullable",
        reference: nullableAsync,
        expects: `(${wrapped.expects} | null)`,
        async: true,
        wrapped,
        default: default_,
        async "~run"(dataset, config$1) {
            if (dataset.value === null) {
                if (this.default !== void 0)
                    dataset.value = await getDefault(this, dataset, config$1);
                if (dataset.value === null) {
                    dataset.typed = true;
                    return dataset;
                }
            }
            return this.wrapped["~run"](dataset, config$1);
        }
    });
}
function nullish(wrapped, default_) {
    return _standardSchema({
        kind: "schema",
        type: "nullish",
        reference: nullish,
        expects: `(${wrapped.expects} | null | undefined)`,
        async: false,
        wrapped,
        default: default_,
        "~run"(dataset, config$1) {
            if (dataset.value === null || dataset.value === void 0) {
                if (this.default !== void 0)
                    dataset.value = getDefault(this, dataset, config$1);
                if (dataset.value === null || dataset.value === void 0) {
                    dataset.typed = true;
                    return dataset;
                }
            }
            return this.wrapped["~run"](dataset, config$1);
        }
    });
}
function nullishAsync(wrapped, default_) {
    return _standardSchema({
        kind: "schema",
        type: "nullish",
        reference: nullishAsync,
        expects: `(${wrapped.expects} | null | undefined)`,
        async: true,
        wrapped,
        default: default_,
        async "~run"(dataset, config$1) {
            if (dataset.value === null || dataset.value === void 0) {
                if (this.default !== void 0)
                    dataset.value = await getDefault(this, dataset, config$1);
                if (dataset.value === null || dataset.value === void 0) {
                    dataset.typed = true;
                    return dataset;
                }
            }
            return this.wrapped["~run"](dataset, config$1);
        }
    });
}
function number(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "number",
        reference: number,
        expects: "number",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (typeof dataset.value === "number" && !isNaN(dataset.value))
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function object(entries$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "object",
        reference: object,
        expects: "Object",
        async: false,
        entries: entries$1,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input && typeof input === "object") {
                dataset.typed = true;
                dataset.value = {};
                for (const key in this.entries) {
                    const valueSchema = this.entries[key];
                    if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
                        const value$1 = key in input ? input[key] : getDefault(valueSchema);
                        const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
                        if (valueDataset.issues) {
                            const pathItem = {
                                type: "object",
                                origin: "value",
                                input,
                                key,
                                value: value$1
                            };
                            for (const issue of valueDataset.issues) {
                                if (issue.path)
                                    issue.path.unshift(pathItem);
                                else
                                    issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = valueDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        if (!valueDataset.typed)
                            dataset.typed = false;
                        dataset.value[key] = valueDataset.value;
                    }
                    else if (valueSchema.fallback !== void 0)
                        dataset.value[key] = getFallback(valueSchema);
                    else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
                        _addIssue(this, "key", dataset, config$1, {
                            input: void 0,
                            expected: `"${key}"`,
                            path: [{
                                    type: "object",
                                    origin: "key",
                                    input,
                                    key,
                                    value: input[key]
                                }]
                        });
                        if (config$1.abortEarly)
                            break;
                    }
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function objectAsync(entries$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "object",
        reference: objectAsync,
        expects: "Object",
        async: true,
        entries: entries$1,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input && typeof input === "object") {
                dataset.typed = true;
                dataset.value = {};
                const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
                    if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
                        const value$1 = key in input ? input[key] : await getDefault(valueSchema);
                        return [
                            key,
                            value$1,
                            valueSchema,
                            await valueSchema["~run"]({ value: value$1 }, config$1)
                        ];
                    }
                    return [
                        key,
                        input[key],
                        valueSchema,
                        null
                    ];
                }));
                for (const [key, value$1, valueSchema, valueDataset] of valueDatasets)
                    if (valueDataset) {
                        if (valueDataset.issues) {
                            const pathItem = {
                                type: "object",
                                origin: "value",
                                input,
                                key,
                                value: value$1
                            };
                            for (const issue of valueDataset.issues) {
                                if (issue.path)
                                    issue.path.unshift(pathItem);
                                else
                                    issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = valueDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        if (!valueDataset.typed)
                            dataset.typed = false;
                        dataset.value[key] = valueDataset.value;
                    }
                    else if (valueSchema.fallback !== void 0)
                        dataset.value[key] = await getFallback(valueSchema);
                    else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
                        _addIssue(this, "key", dataset, config$1, {
                            input: void 0,
                            expected: `"${key}"`,
                            path: [{
                                    type: "object",
                                    origin: "key",
                                    input,
                                    key,
                                    value: value$1
                                }]
                        });
                        if (config$1.abortEarly)
                            break;
                    }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function objectWithRest(entries$1, rest, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "object_with_rest",
        reference: objectWithRest,
        expects: "Object",
        async: false,
        entries: entries$1,
        rest,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input && typeof input === "object") {
                dataset.typed = true;
                dataset.value = {};
                for (const key in this.entries) {
                    const valueSchema = this.entries[key];
                    if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
                        const value$1 = key in input ? input[key] : getDefault(valueSchema);
                        const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
                        if (valueDataset.issues) {
                            const pathItem = {
                                type: "object",
                                origin: "value",
                                input,
                                key,
                                value: value$1
                            };
                            for (const issue of valueDataset.issues) {
                                if (issue.path)
                                    issue.path.unshift(pathItem);
                                else
                                    issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = valueDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        if (!valueDataset.typed)
                            dataset.typed = false;
                        dataset.value[key] = valueDataset.value;
                    }
                    else if (valueSchema.fallback !== void 0)
                        dataset.value[key] = getFallback(valueSchema);
                    else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
                        _addIssue(this, "key", dataset, config$1, {
                            input: void 0,
                            expected: `"${key}"`,
                            path: [{
                                    type: "object",
                                    origin: "key",
                                    input,
                                    key,
                                    value: input[key]
                                }]
                        });
                        if (config$1.abortEarly)
                            break;
                    }
                }
                if (!dataset.issues || !config$1.abortEarly) {
                    for (const key in input)
                        if (_isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)) {
                            const valueDataset = this.rest["~run"]({ value: input[key] }, config$1);
                            if (valueDataset.issues) {
                                const pathItem = {
                                    type: "object",
                                    origin: "value",
                                    input,
                                    key,
                                    value: input[key]
                                };
                                for (const issue of valueDataset.issues) {
                                    if (issue.path)
                                        issue.path.unshift(pathItem);
                                    else
                                        issue.path = [pathItem];
                                    dataset.issues?.push(issue);
                                }
                                if (!dataset.issues)
                                    dataset.issues = valueDataset.issues;
                                if (config$1.abortEarly) {
                                    dataset.typed = false;
                                    break;
                                }
                            }
                            if (!valueDataset.typed)
                                dataset.typed = false;
                            dataset.value[key] = valueDataset.value;
                        }
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function objectWithRestAsync(entries$1, rest, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "object_with_rest",
        reference: objectWithRestAsync,
        expects: "Object",
        async: true,
        entries: entries$1,
        rest,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input && typeof input === "object") {
                dataset.typed = true;
                dataset.value = {};
                const [normalDatasets, restDatasets] = await Promise.all([Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
                        if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
                            const value$1 = key in input ? input[key] : await getDefault(valueSchema);
                            return [
                                key,
                                value$1,
                                valueSchema,
                                await valueSchema["~run"]({ value: value$1 }, config$1)
                            ];
                        }
                        return [
                            key,
                            input[key],
                            valueSchema,
                            null
                        ];
                    })), Promise.all(Object.entries(input).filter(([key]) => _isValidObjectKey(input, key) && !Object.prototype.hasOwnProperty.call(this.entries, key)).map(async ([key, value$1]) => [
                        key,
                        value$1,
                        await this.rest["~run"]({ value: value$1 }, config$1)
                    ]))]);
                for (const [key, value$1, valueSchema, valueDataset] of normalDatasets)
                    if (valueDataset) {
                        if (valueDataset.issues) {
                            const pathItem = {
                                type: "object",
                                origin: "value",
                                input,
                                key,
                                value: value$1
                            };
                            for (const issue of valueDataset.issues) {
                                if (issue.path)
                                    issue.path.unshift(pathItem);
                                else
                                    issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = valueDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        if (!valueDataset.typed)
                            dataset.typed = false;
                        dataset.value[key] = valueDataset.value;
                    }
                    else if (valueSchema.fallback !== void 0)
                        dataset.value[key] = await getFallback(valueSchema);
                    else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
                        _addIssue(this, "key", dataset, config$1, {
                            input: void 0,
                            expected: `"${key}"`,
                            path: [{
                                    type: "object",
                                    origin: "key",
                                    input,
                                    key,
                                    value: value$1
                                }]
                        });
                        if (config$1.abortEarly)
                            break;
                    }
                if (!dataset.issues || !config$1.abortEarly)
                    for (const [key, value$1, valueDataset] of restDatasets) {
                        if (valueDataset.issues) {
                            const pathItem = {
                                type: "object",
                                origin: "value",
                                input,
                                key,
                                value: value$1
                            };
                            for (const issue of valueDataset.issues) {
                                if (issue.path)
                                    issue.path.unshift(pathItem);
                                else
                                    issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = valueDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        if (!valueDataset.typed)
                            dataset.typed = false;
                        dataset.value[key] = valueDataset.value;
                    }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function optional(wrapped, default_) {
    return _standardSchema({
        kind: "schema",
        type: "optional",
        reference: optional,
        expects: `(${wrapped.expects} | undefined)`,
        async: false,
        wrapped,
        default: default_,
        "~run"(dataset, config$1) {
            if (dataset.value === void 0) {
                if (this.default !== void 0)
                    dataset.value = getDefault(this, dataset, config$1);
                if (dataset.value === void 0) {
                    dataset.typed = true;
                    return dataset;
                }
            }
            return this.wrapped["~run"](dataset, config$1);
        }
    });
}
function optionalAsync(wrapped, default_) {
    return _standardSchema({
        kind: "schema",
        type: "optional",
        reference: optionalAsync,
        expects: `(${wrapped.expects} | undefined)`,
        async: true,
        wrapped,
        default: default_,
        async "~run"(dataset, config$1) {
            if (dataset.value === void 0) {
                if (this.default !== void 0)
                    dataset.value = await getDefault(this, dataset, config$1);
                if (dataset.value === void 0) {
                    dataset.typed = true;
                    return dataset;
                }
            }
            return this.wrapped["~run"](dataset, config$1);
        }
    });
}
function picklist(options, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "picklist",
        reference: picklist,
        expects: _joinExpects(options.map(_stringify), "|"),
        async: false,
        options,
        message: message$1,
        "~run"(dataset, config$1) {
            if (this.options.includes(dataset.value))
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function promise(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "promise",
        reference: promise,
        expects: "Promise",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.value instanceof Promise)
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function record(key, value$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "record",
        reference: record,
        expects: "Object",
        async: false,
        key,
        value: value$1,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input && typeof input === "object") {
                dataset.typed = true;
                dataset.value = {};
                for (const entryKey in input)
                    if (_isValidObjectKey(input, entryKey)) {
                        const entryValue = input[entryKey];
                        const keyDataset = this.key["~run"]({ value: entryKey }, config$1);
                        if (keyDataset.issues) {
                            const pathItem = {
                                type: "object",
                                origin: "key",
                                input,
                                key: entryKey,
                                value: entryValue
                            };
                            for (const issue of keyDataset.issues) {
                                issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = keyDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        const valueDataset = this.value["~run"]({ value: entryValue }, config$1);
                        if (valueDataset.issues) {
                            const pathItem = {
                                type: "object",
                                origin: "value",
                                input,
                                key: entryKey,
                                value: entryValue
                            };
                            for (const issue of valueDataset.issues) {
                                if (issue.path)
                                    issue.path.unshift(pathItem);
                                else
                                    issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = valueDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        if (!keyDataset.typed || !valueDataset.typed)
                            dataset.typed = false;
                        if (keyDataset.typed)
                            dataset.value[keyDataset.value] = valueDataset.value;
                    }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function recordAsync(key, value$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "record",
        reference: recordAsync,
        expects: "Object",
        async: true,
        key,
        value: value$1,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input && typeof input === "object") {
                dataset.typed = true;
                dataset.value = {};
                const datasets = await Promise.all(Object.entries(input).filter(([key$1]) => _isValidObjectKey(input, key$1)).map(([entryKey, entryValue]) => Promise.all([
                    entryKey,
                    entryValue,
                    this.key["~run"]({ value: entryKey }, config$1),
                    this.value["~run"]({ value: entryValue }, config$1)
                ])));
                for (const [entryKey, entryValue, keyDataset, valueDataset] of datasets) {
                    if (keyDataset.issues) {
                        const pathItem = {
                            type: "object",
                            origin: "key",
                            input,
                            key: entryKey,
                            value: entryValue
                        };
                        for (const issue of keyDataset.issues) {
                            issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = keyDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (valueDataset.issues) {
                        const pathItem = {
                            type: "object",
                            origin: "value",
                            input,
                            key: entryKey,
                            value: entryValue
                        };
                        for (const issue of valueDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = valueDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!keyDataset.typed || !valueDataset.typed)
                        dataset.typed = false;
                    if (keyDataset.typed)
                        dataset.value[keyDataset.value] = valueDataset.value;
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function set(value$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "set",
        reference: set,
        expects: "Set",
        async: false,
        value: value$1,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input instanceof Set) {
                dataset.typed = true;
                dataset.value = new Set();
                for (const inputValue of input) {
                    const valueDataset = this.value["~run"]({ value: inputValue }, config$1);
                    if (valueDataset.issues) {
                        const pathItem = {
                            type: "set",
                            origin: "value",
                            input,
                            key: null,
                            value: inputValue
                        };
                        for (const issue of valueDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = valueDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!valueDataset.typed)
                        dataset.typed = false;
                    dataset.value.add(valueDataset.value);
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function setAsync(value$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "set",
        reference: setAsync,
        expects: "Set",
        async: true,
        value: value$1,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input instanceof Set) {
                dataset.typed = true;
                dataset.value = new Set();
                const valueDatasets = await Promise.all([...input].map(async (inputValue) => [inputValue, await this.value["~run"]({ value: inputValue }, config$1)]));
                for (const [inputValue, valueDataset] of valueDatasets) {
                    if (valueDataset.issues) {
                        const pathItem = {
                            type: "set",
                            origin: "value",
                            input,
                            key: null,
                            value: inputValue
                        };
                        for (const issue of valueDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = valueDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!valueDataset.typed)
                        dataset.typed = false;
                    dataset.value.add(valueDataset.value);
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function strictObject(entries$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "strict_object",
        reference: strictObject,
        expects: "Object",
        async: false,
        entries: entries$1,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input && typeof input === "object") {
                dataset.typed = true;
                dataset.value = {};
                for (const key in this.entries) {
                    const valueSchema = this.entries[key];
                    if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
                        const value$1 = key in input ? input[key] : getDefault(valueSchema);
                        const valueDataset = valueSchema["~run"]({ value: value$1 }, config$1);
                        if (valueDataset.issues) {
                            const pathItem = {
                                type: "object",
                                origin: "value",
                                input,
                                key,
                                value: value$1
                            };
                            for (const issue of valueDataset.issues) {
                                if (issue.path)
                                    issue.path.unshift(pathItem);
                                else
                                    issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = valueDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        if (!valueDataset.typed)
                            dataset.typed = false;
                        dataset.value[key] = valueDataset.value;
                    }
                    else if (valueSchema.fallback !== void 0)
                        dataset.value[key] = getFallback(valueSchema);
                    else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
                        _addIssue(this, "key", dataset, config$1, {
                            input: void 0,
                            expected: `"${key}"`,
                            path: [{
                                    type: "object",
                                    origin: "key",
                                    input,
                                    key,
                                    value: input[key]
                                }]
                        });
                        if (config$1.abortEarly)
                            break;
                    }
                }
                if (!dataset.issues || !config$1.abortEarly) {
                    for (const key in input)
                        if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
                            _addIssue(this, "key", dataset, config$1, {
                                input: key,
                                expected: "never",
                                path: [{
                                        type: "object",
                                        origin: "key",
                                        input,
                                        key,
                                        value: input[key]
                                    }]
                            });
                            break;
                        }
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function strictObjectAsync(entries$1, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "strict_object",
        reference: strictObjectAsync,
        expects: "Object",
        async: true,
        entries: entries$1,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input && typeof input === "object") {
                dataset.typed = true;
                dataset.value = {};
                const valueDatasets = await Promise.all(Object.entries(this.entries).map(async ([key, valueSchema]) => {
                    if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
                        const value$1 = key in input ? input[key] : await getDefault(valueSchema);
                        return [
                            key,
                            value$1,
                            valueSchema,
                            await valueSchema["~run"]({ value: value$1 }, config$1)
                        ];
                    }
                    return [
                        key,
                        input[key],
                        valueSchema,
                        null
                    ];
                }));
                for (const [key, value$1, valueSchema, valueDataset] of valueDatasets)
                    if (valueDataset) {
                        if (valueDataset.issues) {
                            const pathItem = {
                                type: "object",
                                origin: "value",
                                input,
                                key,
                                value: value$1
                            };
                            for (const issue of valueDataset.issues) {
                                if (issue.path)
                                    issue.path.unshift(pathItem);
                                else
                                    issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = valueDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        if (!valueDataset.typed)
                            dataset.typed = false;
                        dataset.value[key] = valueDataset.value;
                    }
                    else if (valueSchema.fallback !== void 0)
                        dataset.value[key] = await getFallback(valueSchema);
                    else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
                        _addIssue(this, "key", dataset, config$1, {
                            input: void 0,
                            expected: `"${key}"`,
                            path: [{
                                    type: "object",
                                    origin: "key",
                                    input,
                                    key,
                                    value: value$1
                                }]
                        });
                        if (config$1.abortEarly)
                            break;
                    }
                if (!dataset.issues || !config$1.abortEarly) {
                    for (const key in input)
                        if (!Object.prototype.hasOwnProperty.call(this.entries, key)) {
                            _addIssue(this, "key", dataset, config$1, {
                                input: key,
                                expected: "never",
                                path: [{
                                        type: "object",
                                        origin: "key",
                                        input,
                                        key,
                                        value: input[key]
                                    }]
                            });
                            break;
                        }
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function strictTuple(items, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "strict_tuple",
        reference: strictTuple,
        expects: "Array",
        async: false,
        items,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (Array.isArray(input)) {
                dataset.typed = true;
                dataset.value = [];
                for (let key = 0; key < this.items.length; key++) {
                    const value$1 = input[key];
                    const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
                    if (itemDataset.issues) {
                        const pathItem = {
                            type: "array",
                            origin: "value",
                            input,
                            key,
                            value: value$1
                        };
                        for (const issue of itemDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = itemDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!itemDataset.typed)
                        dataset.typed = false;
                    dataset.value.push(itemDataset.value);
                }
                if (!(dataset.issues && config$1.abortEarly) && this.items.length < input.length)
                    _addIssue(this, "type", dataset, config$1, {
                        input: input[this.items.length],
                        expected: "never",
                        path: [{
                                type: "array",
                                origin: "value",
                                input,
                                key: this.items.length,
                                value: input[this.items.length]
                            }]
                    });
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function strictTupleAsync(items, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "strict_tuple",
        reference: strictTupleAsync,
        expects: "Array",
        async: true,
        items,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (Array.isArray(input)) {
                dataset.typed = true;
                dataset.value = [];
                const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
                    const value$1 = input[key];
                    return [
                        key,
                        value$1,
                        await item["~run"]({ value: value$1 }, config$1)
                    ];
                }));
                for (const [key, value$1, itemDataset] of itemDatasets) {
                    if (itemDataset.issues) {
                        const pathItem = {
                            type: "array",
                            origin: "value",
                            input,
                            key,
                            value: value$1
                        };
                        for (const issue of itemDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = itemDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!itemDataset.typed)
                        dataset.typed = false;
                    dataset.value.push(itemDataset.value);
                }
                if (!(dataset.issues && config$1.abortEarly) && this.items.length < input.length)
                    _addIssue(this, "type", dataset, config$1, {
                        input: input[this.items.length],
                        expected: "never",
                        path: [{
                                type: "array",
                                origin: "value",
                                input,
                                key: this.items.length,
                                value: input[this.items.length]
                            }]
                    });
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function string(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "string",
        reference: string,
        expects: "string",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (typeof dataset.value === "string")
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function symbol(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "symbol",
        reference: symbol,
        expects: "symbol",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (typeof dataset.value === "symbol")
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function tuple(items, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "tuple",
        reference: tuple,
        expects: "Array",
        async: false,
        items,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (Array.isArray(input)) {
                dataset.typed = true;
                dataset.value = [];
                for (let key = 0; key < this.items.length; key++) {
                    const value$1 = input[key];
                    const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
                    if (itemDataset.issues) {
                        const pathItem = {
                            type: "array",
                            origin: "value",
                            input,
                            key,
                            value: value$1
                        };
                        for (const issue of itemDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = itemDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!itemDataset.typed)
                        dataset.typed = false;
                    dataset.value.push(itemDataset.value);
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function tupleAsync(items, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "tuple",
        reference: tupleAsync,
        expects: "Array",
        async: true,
        items,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (Array.isArray(input)) {
                dataset.typed = true;
                dataset.value = [];
                const itemDatasets = await Promise.all(this.items.map(async (item, key) => {
                    const value$1 = input[key];
                    return [
                        key,
                        value$1,
                        await item["~run"]({ value: value$1 }, config$1)
                    ];
                }));
                for (const [key, value$1, itemDataset] of itemDatasets) {
                    if (itemDataset.issues) {
                        const pathItem = {
                            type: "array",
                            origin: "value",
                            input,
                            key,
                            value: value$1
                        };
                        for (const issue of itemDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = itemDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!itemDataset.typed)
                        dataset.typed = false;
                    dataset.value.push(itemDataset.value);
                }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function tupleWithRest(items, rest, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "tuple_with_rest",
        reference: tupleWithRest,
        expects: "Array",
        async: false,
        items,
        rest,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (Array.isArray(input)) {
                dataset.typed = true;
                dataset.value = [];
                for (let key = 0; key < this.items.length; key++) {
                    const value$1 = input[key];
                    const itemDataset = this.items[key]["~run"]({ value: value$1 }, config$1);
                    if (itemDataset.issues) {
                        const pathItem = {
                            type: "array",
                            origin: "value",
                            input,
                            key,
                            value: value$1
                        };
                        for (const issue of itemDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = itemDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!itemDataset.typed)
                        dataset.typed = false;
                    dataset.value.push(itemDataset.value);
                }
                if (!dataset.issues || !config$1.abortEarly)
                    for (let key = this.items.length; key < input.length; key++) {
                        const value$1 = input[key];
                        const itemDataset = this.rest["~run"]({ value: value$1 }, config$1);
                        if (itemDataset.issues) {
                            const pathItem = {
                                type: "array",
                                origin: "value",
                                input,
                                key,
                                value: value$1
                            };
                            for (const issue of itemDataset.issues) {
                                if (issue.path)
                                    issue.path.unshift(pathItem);
                                else
                                    issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = itemDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        if (!itemDataset.typed)
                            dataset.typed = false;
                        dataset.value.push(itemDataset.value);
                    }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function tupleWithRestAsync(items, rest, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "tuple_with_rest",
        reference: tupleWithRestAsync,
        expects: "Array",
        async: true,
        items,
        rest,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (Array.isArray(input)) {
                dataset.typed = true;
                dataset.value = [];
                const [normalDatasets, restDatasets] = await Promise.all([Promise.all(this.items.map(async (item, key) => {
                        const value$1 = input[key];
                        return [
                            key,
                            value$1,
                            await item["~run"]({ value: value$1 }, config$1)
                        ];
                    })), Promise.all(input.slice(this.items.length).map(async (value$1, key) => {
                        return [
                            key + this.items.length,
                            value$1,
                            await this.rest["~run"]({ value: value$1 }, config$1)
                        ];
                    }))]);
                for (const [key, value$1, itemDataset] of normalDatasets) {
                    if (itemDataset.issues) {
                        const pathItem = {
                            type: "array",
                            origin: "value",
                            input,
                            key,
                            value: value$1
                        };
                        for (const issue of itemDataset.issues) {
                            if (issue.path)
                                issue.path.unshift(pathItem);
                            else
                                issue.path = [pathItem];
                            dataset.issues?.push(issue);
                        }
                        if (!dataset.issues)
                            dataset.issues = itemDataset.issues;
                        if (config$1.abortEarly) {
                            dataset.typed = false;
                            break;
                        }
                    }
                    if (!itemDataset.typed)
                        dataset.typed = false;
                    dataset.value.push(itemDataset.value);
                }
                if (!dataset.issues || !config$1.abortEarly)
                    for (const [key, value$1, itemDataset] of restDatasets) {
                        if (itemDataset.issues) {
                            const pathItem = {
                                type: "array",
                                origin: "value",
                                input,
                                key,
                                value: value$1
                            };
                            for (const issue of itemDataset.issues) {
                                if (issue.path)
                                    issue.path.unshift(pathItem);
                                else
                                    issue.path = [pathItem];
                                dataset.issues?.push(issue);
                            }
                            if (!dataset.issues)
                                dataset.issues = itemDataset.issues;
                            if (config$1.abortEarly) {
                                dataset.typed = false;
                                break;
                            }
                        }
                        if (!itemDataset.typed)
                            dataset.typed = false;
                        dataset.value.push(itemDataset.value);
                    }
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function undefined_(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "undefined",
        reference: undefined_,
        expects: "undefined",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.value === void 0)
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function undefinedable(wrapped, default_) {
    return _standardSchema({
        kind: "schema",
        type: "undefinedable",
        reference: undefinedable,
        expects: `(${wrapped.expects} | undefined)`,
        async: false,
        wrapped,
        default: default_,
        "~run"(dataset, config$1) {
            if (dataset.value === void 0) {
                if (this.default !== void 0)
                    dataset.value = getDefault(this, dataset, config$1);
                if (dataset.value === void 0) {
                    dataset.typed = true;
                    return dataset;
                }
            }
            return this.wrapped["~run"](dataset, config$1);
        }
    });
}
function undefinedableAsync(wrapped, default_) {
    return _standardSchema({
        kind: "schema",
        type: "undefinedable",
        reference: undefinedableAsync,
        expects: `(${wrapped.expects} | undefined)`,
        async: true,
        wrapped,
        default: default_,
        async "~run"(dataset, config$1) {
            if (dataset.value === void 0) {
                if (this.default !== void 0)
                    dataset.value = await getDefault(this, dataset, config$1);
                if (dataset.value === void 0) {
                    dataset.typed = true;
                    return dataset;
                }
            }
            return this.wrapped["~run"](dataset, config$1);
        }
    });
}
function _subIssues(datasets) {
    let issues;
    if (datasets)
        for (const dataset of datasets)
            if (issues)
                for (const issue of dataset.issues)
                    issues.push(issue);
            else
                issues = dataset.issues;
    return issues;
}
function union(options, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "union",
        reference: union,
        expects: _joinExpects(options.map((option) => option.expects), "|"),
        async: false,
        options,
        message: message$1,
        "~run"(dataset, config$1) {
            let validDataset;
            let typedDatasets;
            let untypedDatasets;
            for (const schema of this.options) {
                const optionDataset = schema["~run"]({ value: dataset.value }, config$1);
                if (optionDataset.typed)
                    if (optionDataset.issues)
                        if (typedDatasets)
                            typedDatasets.push(optionDataset);
                        else
                            typedDatasets = [optionDataset];
                    else {
                        validDataset = optionDataset;
                        break;
                    }
                else if (untypedDatasets)
                    untypedDatasets.push(optionDataset);
                else
                    untypedDatasets = [optionDataset];
            }
            if (validDataset)
                return validDataset;
            if (typedDatasets) {
                if (typedDatasets.length === 1)
                    return typedDatasets[0];
                _addIssue(this, "type", dataset, config$1, { issues: _subIssues(typedDatasets) });
                dataset.typed = true;
            }
            else if (untypedDatasets?.length === 1)
                return untypedDatasets[0];
            else
                _addIssue(this, "type", dataset, config$1, { issues: _subIssues(untypedDatasets) });
            return dataset;
        }
    });
}
function unionAsync(options, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "union",
        reference: unionAsync,
        expects: _joinExpects(options.map((option) => option.expects), "|"),
        async: true,
        options,
        message: message$1,
        async "~run"(dataset, config$1) {
            let validDataset;
            let typedDatasets;
            let untypedDatasets;
            for (const schema of this.options) {
                const optionDataset = await schema["~run"]({ value: dataset.value }, config$1);
                if (optionDataset.typed)
                    if (optionDataset.issues)
                        if (typedDatasets)
                            typedDatasets.push(optionDataset);
                        else
                            typedDatasets = [optionDataset];
                    else {
                        validDataset = optionDataset;
                        break;
                    }
                else if (untypedDatasets)
                    untypedDatasets.push(optionDataset);
                else
                    untypedDatasets = [optionDataset];
            }
            if (validDataset)
                return validDataset;
            if (typedDatasets) {
                if (typedDatasets.length === 1)
                    return typedDatasets[0];
                _addIssue(this, "type", dataset, config$1, { issues: _subIssues(typedDatasets) });
                dataset.typed = true;
            }
            else if (untypedDatasets?.length === 1)
                return untypedDatasets[0];
            else
                _addIssue(this, "type", dataset, config$1, { issues: _subIssues(untypedDatasets) });
            return dataset;
        }
    });
}
function unknown() {
    return _standardSchema({
        kind: "schema",
        type: "unknown",
        reference: unknown,
        expects: "unknown",
        async: false,
        "~run"(dataset) {
            dataset.typed = true;
            return dataset;
        }
    });
}
function variant(key, options, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "variant",
        reference: variant,
        expects: "Object",
        async: false,
        key,
        options,
        message: message$1,
        "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input && typeof input === "object") {
                let outputDataset;
                let maxDiscriminatorPriority = 0;
                let invalidDiscriminatorKey = this.key;
                let expectedDiscriminators = [];
                const parseOptions = (variant$1, allKeys) => {
                    for (const schema of variant$1.options) {
                        if (schema.type === "variant")
                            parseOptions(schema, new Set(allKeys).add(schema.key));
                        else {
                            let keysAreValid = true;
                            let currentPriority = 0;
                            for (const currentKey of allKeys) {
                                const discriminatorSchema = schema.entries[currentKey];
                                if (currentKey in input ? discriminatorSchema["~run"]({
                                    typed: false,
                                    value: input[currentKey]
                                }, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
                                    keysAreValid = false;
                                    if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
                                        maxDiscriminatorPriority = currentPriority;
                                        invalidDiscriminatorKey = currentKey;
                                        expectedDiscriminators = [];
                                    }
                                    if (invalidDiscriminatorKey === currentKey)
                                        expectedDiscriminators.push(schema.entries[currentKey].expects);
                                    break;
                                }
                                currentPriority++;
                            }
                            if (keysAreValid) {
                                const optionDataset = schema["~run"]({ value: input }, config$1);
                                if (!outputDataset || !outputDataset.typed && optionDataset.typed)
                                    outputDataset = optionDataset;
                            }
                        }
                        if (outputDataset && !outputDataset.issues)
                            break;
                    }
                };
                parseOptions(this, new Set([this.key]));
                if (outputDataset)
                    return outputDataset;
                _addIssue(this, "type", dataset, config$1, {
                    input: input[invalidDiscriminatorKey],
                    expected: _joinExpects(expectedDiscriminators, "|"),
                    path: [{
                            type: "object",
                            origin: "value",
                            input,
                            key: invalidDiscriminatorKey,
                            value: input[invalidDiscriminatorKey]
                        }]
                });
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function variantAsync(key, options, message$1) {
    return _standardSchema({
        kind: "schema",
        type: "variant",
        reference: variantAsync,
        expects: "Object",
        async: true,
        key,
        options,
        message: message$1,
        async "~run"(dataset, config$1) {
            const input = dataset.value;
            if (input && typeof input === "object") {
                let outputDataset;
                let maxDiscriminatorPriority = 0;
                let invalidDiscriminatorKey = this.key;
                let expectedDiscriminators = [];
                const parseOptions = async (variant$1, allKeys) => {
                    for (const schema of variant$1.options) {
                        if (schema.type === "variant")
                            await parseOptions(schema, new Set(allKeys).add(schema.key));
                        else {
                            let keysAreValid = true;
                            let currentPriority = 0;
                            for (const currentKey of allKeys) {
                                const discriminatorSchema = schema.entries[currentKey];
                                if (currentKey in input ? (await discriminatorSchema["~run"]({
                                    typed: false,
                                    value: input[currentKey]
                                }, ABORT_EARLY_CONFIG)).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
                                    keysAreValid = false;
                                    if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
                                        maxDiscriminatorPriority = currentPriority;
                                        invalidDiscriminatorKey = currentKey;
                                        expectedDiscriminators = [];
                                    }
                                    if (invalidDiscriminatorKey === currentKey)
                                        expectedDiscriminators.push(schema.entries[currentKey].expects);
                                    break;
                                }
                                currentPriority++;
                            }
                            if (keysAreValid) {
                                const optionDataset = await schema["~run"]({ value: input }, config$1);
                                if (!outputDataset || !outputDataset.typed && optionDataset.typed)
                                    outputDataset = optionDataset;
                            }
                        }
                        if (outputDataset && !outputDataset.issues)
                            break;
                    }
                };
                await parseOptions(this, new Set([this.key]));
                if (outputDataset)
                    return outputDataset;
                _addIssue(this, "type", dataset, config$1, {
                    input: input[invalidDiscriminatorKey],
                    expected: _joinExpects(expectedDiscriminators, "|"),
                    path: [{
                            type: "object",
                            origin: "value",
                            input,
                            key: invalidDiscriminatorKey,
                            value: input[invalidDiscriminatorKey]
                        }]
                });
            }
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function void_(message$1) {
    return _standardSchema({
        kind: "schema",
        type: "void",
        reference: void_,
        expects: "void",
        async: false,
        message: message$1,
        "~run"(dataset, config$1) {
            if (dataset.value === void 0)
                dataset.typed = true;
            else
                _addIssue(this, "type", dataset, config$1);
            return dataset;
        }
    });
}
function keyof(schema, message$1) {
    return picklist(Object.keys(schema.entries), message$1);
}
function message(schema, message_) {
    return _standardSchema({
        ...schema,
        "~run"(dataset, config$1) {
            return schema["~run"](dataset, {
                ...config$1,
                message: message_
            });
        }
    });
}
function omit(schema, keys) {
    const entries$1 = { ...schema.entries };
    for (const key of keys)
        delete entries$1[key];
    return _standardSchema({
        ...schema,
        entries: entries$1
    });
}
function parse(schema, input, config$1) {
    const dataset = schema["~run"]({ value: input }, getGlobalConfig(config$1));
    if (dataset.issues)
        throw new ValiError(dataset.issues);
    return dataset.value;
}
async function parseAsync(schema, input, config$1) {
    const dataset = await schema["~run"]({ value: input }, getGlobalConfig(config$1));
    if (dataset.issues)
        throw new ValiError(dataset.issues);
    return dataset.value;
}
function parser(schema, config$1) {
    const func = (input) => parse(schema, input, config$1);
    func.schema = schema;
    func.config = config$1;
    return func;
}
function parserAsync(schema, config$1) {
    const func = (input) => parseAsync(schema, input, config$1);
    func.schema = schema;
    func.config = config$1;
    return func;
}
function partial(schema, keys) {
    const entries$1 = {};
    for (const key in schema.entries)
        entries$1[key] = !keys || keys.includes(key) ? optional(schema.entries[key]) : schema.entries[key];
    return _standardSchema({
        ...schema,
        entries: entries$1
    });
}
function partialAsync(schema, keys) {
    const entries$1 = {};
    for (const key in schema.entries)
        entries$1[key] = !keys || keys.includes(key) ? optionalAsync(schema.entries[key]) : schema.entries[key];
    return _standardSchema({
        ...schema,
        entries: entries$1
    });
}
function pick(schema, keys) {
    const entries$1 = {};
    for (const key of keys)
        entries$1[key] = schema.entries[key];
    return _standardSchema({
        ...schema,
        entries: entries$1
    });
}
function pipe(...pipe$1) {
    return _standardSchema({
        ...pipe$1[0],
        pipe: pipe$1,
        "~run"(dataset, config$1) {
            for (const item of pipe$1)
                if (item.kind !== "metadata") {
                    if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
                        dataset.typed = false;
                        break;
                    }
                    if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly)
                        dataset = item["~run"](dataset, config$1);
                }
            return dataset;
        }
    });
}
function pipeAsync(...pipe$1) {
    return _standardSchema({
        ...pipe$1[0],
        pipe: pipe$1,
        async: true,
        async "~run"(dataset, config$1) {
            for (const item of pipe$1)
                if (item.kind !== "metadata") {
                    if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
                        dataset.typed = false;
                        break;
                    }
                    if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly)
                        dataset = await item["~run"](dataset, config$1);
                }
            return dataset;
        }
    });
}
function required(schema, arg2, arg3) {
    const keys = Array.isArray(arg2) ? arg2 : void 0;
    const message$1 = Array.isArray(arg2) ? arg3 : arg2;
    const entries$1 = {};
    for (const key in schema.entries)
        entries$1[key] = !keys || keys.includes(key) ? nonOptional(schema.entries[key], message$1) : schema.entries[key];
    return _standardSchema({
        ...schema,
        entries: entries$1
    });
}
function requiredAsync(schema, arg2, arg3) {
    const keys = Array.isArray(arg2) ? arg2 : void 0;
    const message$1 = Array.isArray(arg2) ? arg3 : arg2;
    const entries$1 = {};
    for (const key in schema.entries)
        entries$1[key] = !keys || keys.includes(key) ? nonOptionalAsync(schema.entries[key], message$1) : schema.entries[key];
    return _standardSchema({
        ...schema,
        entries: entries$1
    });
}
function safeParse(schema, input, config$1) {
    const dataset = schema["~run"]({ value: input }, getGlobalConfig(config$1));
    return {
        typed: dataset.typed,
        success: !dataset.issues,
        output: dataset.value,
        issues: dataset.issues
    };
}
async function safeParseAsync(schema, input, config$1) {
    const dataset = await schema["~run"]({ value: input }, getGlobalConfig(config$1));
    return {
        typed: dataset.typed,
        success: !dataset.issues,
        output: dataset.value,
        issues: dataset.issues
    };
}
function safeParser(schema, config$1) {
    const func = (input) => safeParse(schema, input, config$1);
    func.schema = schema;
    func.config = config$1;
    return func;
}
function safeParserAsync(schema, config$1) {
    const func = (input) => safeParseAsync(schema, input, config$1);
    func.schema = schema;
    func.config = config$1;
    return func;
}
function summarize(issues) {
    let summary = "";
    for (const issue of issues) {
        if (summary)
            summary += "\n";
        summary += `× ${issue.message}`;
        const dotPath = getDotPath(issue);
        if (dotPath)
            summary += `\n  → at ${dotPath}`;
    }
    return summary;
}
function unwrap(schema) {
    return schema.wrapped;
}
;
class ActionError extends Error {
    name = 'ActionError';
    details;
    constructor(message, more = {}) {
        super(message, { cause: more.cause });
        this.details = more.details ?? [];
    }
}
class Skipped extends (null && (Error)) {
    name = 'Skipped';
}
class Refused extends (null && (Skipped)) {
    name = 'Refused';
}
class Cancelled extends Error {
    name = 'Cancelled';
    doubt;
    constructor(message, doubt = '') {
        super(message);
        this.doubt = doubt;
    }
}
;
const ID = /^[A-Za-z0-9_-]{1,128}$/;
;
const MAX_PROJECTS = 256;
const MAX_LIST_BYTES = 128 * 1024 - 'INPUT_PROJECTS=\0'.length;
const MAX_FAULTS_TOLD = 5;
const ItemSchema = union([
    string(),
    strictObject({ 'project-id': string(), prompt: optional(string(), '') }),
]);
function parseProjects(list) {
    const bytes = Buffer.byteLength(list);
    if (bytes > MAX_LIST_BYTES) {
        throw new ActionError(`projects has ${bytes} bytes, and a step can be handed at most ${MAX_LIST_BYTES} (128 KiB with its name). Shorten the prompts, or split the list between two calls.`);
    }
    const items = list.trimStart().startsWith('[') ? projects_parseJson(list) : splitLines(list);
    if (items.length === 0)
        throw new ActionError('projects is empty: name at least one project.');
    if (items.length > MAX_PROJECTS) {
        throw new ActionError(`projects names ${items.length}, and GitHub makes at most ${MAX_PROJECTS} jobs of one matrix. Split the list between two calls.`);
    }
    const faults = faultsOf(items);
    if (faults.length > 0) {
        const more = faults.length > MAX_FAULTS_TOLD ? `; and ${faults.length - MAX_FAULTS_TOLD} more` : '';
        throw new ActionError(`projects: ${faults.slice(0, MAX_FAULTS_TOLD).join('; ')}${more}.`);
    }
    return items.map((item, index) => ({ number: index + 1, ...item }));
}
function splitLines(list) {
    return list
        .split(/[,\n]/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((id) => ({ id, prompt: '' }));
}
function projects_parseJson(list) {
    let json;
    try {
        json = JSON.parse(list);
    }
    catch (error) {
        throw new ActionError(`projects begins with [ and is not JSON (${quote(text_messageOf(error), 100)}). Write a JSON array, or one ID a line.`, { cause: error });
    }
    const parsed = safeParse(array(ItemSchema), json);
    if (!parsed.success) {
        const [issue] = parsed.issues;
        const place = Number(issue.path?.[0]?.key ?? 0) + 1;
        throw new ActionError(`projects: entry ${place} is neither an ID nor an object with project-id and, if it needs one of its own, prompt.`);
    }
    return parsed.output.map((item) => typeof item === 'string'
        ? { id: item.trim(), prompt: '' }
        : { id: item['project-id'].trim(), prompt: item.prompt });
}
function faultsOf(items) {
    const seen = new Set();
    return items.flatMap(({ id }, index) => {
        if (!ID.test(id)) {
            return `entry ${index + 1}, ${quote(id, 60)}, is not an ID: 1 to 128 letters, digits, _ or -`;
        }
        if (seen.has(id))
            return `entry ${index + 1}, ${quote(id, 60)}, is listed twice`;
        seen.add(id);
        return [];
    });
}
;
const USUAL = {
    level: 'notice',
    next: '',
    jobGoesOn: false,
    commented: true,
    asksAgain: '',
};
const OUTCOMES = {
    'pr-opened': {
        ...USUAL,
        fails: 'never',
        icon: '✅',
        headline: 'The docs agent opened a pull request',
        row: 'with a pull request',
    },
    'no-pr': {
        ...USUAL,
        fails: 'on request',
        icon: 'ℹ️',
        headline: 'The docs agent finished without a pull request',
        next: 'Either no file needed a change, or the project is set up to push without a pull request.',
        row: 'without a pull request',
    },
    failed: {
        ...USUAL,
        fails: 'by default',
        level: 'warning',
        icon: '❌',
        headline: "The docs agent's job failed",
        next: 'The dashboard shows what the agent did. Run this step again for a new job; a prompt that asks for less at a time may help.',
        row: 'failed',
        asksAgain: 'failed',
    },
    archived: {
        ...USUAL,
        fails: 'by default',
        level: 'warning',
        icon: '❌',
        headline: "The docs agent's job was archived without a pull request",
        next: 'It gave no result. Run this step again for a new job.',
        row: 'archived',
        asksAgain: 'was archived without a pull request',
    },
    'timed-out': {
        ...USUAL,
        fails: 'by default',
        level: 'warning',
        icon: '⏱️',
        headline: 'The docs agent was still at work when the time was up',
        next: 'To wait longer at once, raise `timeout-minutes`.',
        row: 'timed out',
        jobGoesOn: true,
    },
    cancelled: {
        ...USUAL,
        fails: 'always',
        level: 'error',
        icon: '🚫',
        headline: 'The workflow was cancelled',
        row: 'cancelled',
        jobGoesOn: true,
    },
    started: {
        ...USUAL,
        fails: 'never',
        icon: '🚀',
        headline: 'The docs agent is at work',
        next: 'This step does not wait for it (`wait: false`).',
        row: 'started',
        jobGoesOn: true,
    },
    skipped: {
        ...USUAL,
        fails: 'never',
        icon: '⏭️',
        headline: 'Nothing was asked of the docs agent',
        row: 'skipped',
        commented: false,
    },
    'dry-run': {
        ...USUAL,
        fails: 'never',
        icon: '🧪',
        headline: 'Dry run: nothing was sent to the service',
        row: 'dry run',
        commented: false,
    },
    reported: {
        ...USUAL,
        fails: 'never',
        level: 'info',
        icon: '📈',
        headline: 'Who reads the docs',
        row: 'page views only',
    },
    previewed: {
        ...USUAL,
        fails: 'never',
        icon: '👀',
        headline: 'The preview is built',
        row: 'previewed',
    },
    'preview-failed': {
        ...USUAL,
        fails: 'on request',
        level: 'warning',
        icon: '❌',
        headline: 'The preview could not be built',
        row: 'preview failed',
    },
    published: {
        ...USUAL,
        fails: 'never',
        icon: '🌍',
        headline: 'The docs are published',
        row: 'published',
    },
    'publish-failed': {
        ...USUAL,
        fails: 'by default',
        level: 'warning',
        icon: '❌',
        headline: 'The docs could not be published',
        next: 'Correct what the log names, and publish again.',
        row: 'publishing failed',
    },
    error: {
        ...USUAL,
        fails: 'always',
        level: 'error',
        icon: '❌',
        headline: 'The step failed',
        row: 'step failed',
        jobGoesOn: true,
    },
};
const OUTCOME_NAMES = Object.keys(OUTCOMES);
const FAILABLE_OUTCOMES = OUTCOME_NAMES.filter((outcome) => ['by default', 'on request'].includes(OUTCOMES[outcome].fails));
const FAILING_BY_DEFAULT = OUTCOME_NAMES.filter((outcome) => OUTCOMES[outcome].fails === 'by default');
function failsStep(outcome, failOn) {
    const { fails } = OUTCOMES[outcome];
    return fails === 'always' || (fails !== 'never' && failOn.has(outcome));
}
;
const FILE = /^(\d{1,3})\.\d{1,6}\.json$/;
const RecordSchema = object({
    'project-id': pipe(string(), regex(ID)),
    attempt: pipe(number(), integer(), minValue(1)),
    outputs: record(string(), unknown()),
});
async function readRecords(folder) {
    const names = await (0, promises_namespaceObject.readdir)(folder).catch(() => []);
    const records = await Promise.all(names.map((name) => readRecord(folder, name)));
    return records.flat();
}
async function readRecord(folder, name) {
    const number = Number(FILE.exec(name)?.[1] ?? '');
    if (number === 0)
        return [];
    const json = await (0, promises_namespaceObject.readFile)(external_node_path_namespaceObject.join(folder, name), 'utf8')
        .then(JSON.parse)
        .catch(() => undefined);
    const parsed = safeParse(RecordSchema, json);
    if (!parsed.success)
        return [];
    const { 'project-id': projectId, attempt, outputs } = parsed.output;
    return [{ number, projectId, attempt, outputs }];
}
function newestFirst(records, { id }) {
    return records.filter(({ projectId }) => projectId === id).sort((a, b) => b.attempt - a.attempt);
}
const EarlierSchema = object({
    'job-id': pipe(string(), regex(ID)),
    outcome: picklist(OUTCOME_NAMES),
});
function findEarlierJob(records) {
    for (const { attempt, outputs } of records) {
        const { success, output } = safeParse(EarlierSchema, outputs);
        if (!success)
            continue;
        const { 'job-id': id, outcome } = output;
        return { id, attempt, outcome, asksAgain: OUTCOMES[outcome].asksAgain };
    }
    return undefined;
}
;
function textLike(form) {
    return fallback(optional(pipe(string(), regex(form))), undefined);
}
function numberLike(form) {
    return fallback(optional(pipe(string(), regex(form), transform(Number))), undefined);
}
const count = numberLike(/^\d{1,15}$/);
const OutputsSchema = object({
    outcome: fallback(optional(picklist(OUTCOME_NAMES)), undefined),
    'job-id': textLike(ID),
    'pr-link': textLike(/^https?:/),
    'pr-repository': textLike(/^[\w./-]+$/),
    'pr-number': textLike(/^\d+$/),
    'human-views': count,
    'ai-views': count,
    'total-views': count,
    'total-views-change': numberLike(/^-?\d+(\.\d+)?$/),
    visitors: count,
    'unclicked-searches': count,
    'unanswered-questions': count,
    'thumbs-down': count,
});
function readResult({ id }, { outputs: json, serverUrl }) {
    const outputs = parse(OutputsSchema, json_asRecord(json));
    return {
        id,
        outcome: outputs.outcome ?? 'no-result',
        jobId: outputs['job-id'],
        pullRequest: readPullRequest(outputs, serverUrl),
        views: readViews(outputs),
        signals: {
            visitors: outputs.visitors,
            unclickedSearches: outputs['unclicked-searches'],
            unansweredQuestions: outputs['unanswered-questions'],
            thumbsDown: outputs['thumbs-down'],
        },
    };
}
function readPullRequest({ 'pr-link': url, 'pr-repository': repository, 'pr-number': number }, serverUrl) {
    if (url === undefined || repository === undefined || number === undefined)
        return undefined;
    if (!isPlainLink(url, serverUrl))
        return undefined;
    const { pathname } = new URL(url);
    const isNamed = pathname.startsWith(`/${repository}/`) && pathname.endsWith(`/${number}`);
    return isNamed ? { url, repository, number } : undefined;
}
function isPlainLink(link, serverUrl) {
    const { origin } = new URL(serverUrl);
    const plain = link.startsWith(`${origin}/`) ? `https://own${link.slice(origin.length)}` : link;
    return /^https:\/\/[\w.-]+\/[\w./-]+$/.test(plain);
}
function readViews(outputs) {
    const { 'human-views': human, 'ai-views': ai, 'total-views': total } = outputs;
    if (human === undefined || ai === undefined || total === undefined)
        return undefined;
    return { human, ai, total, change: outputs['total-views-change'] };
}
;
const DEFAULT_MAX_LENGTH = 120;
const JOINER = '&#8288;';
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '|': '&#124;',
    '\\': '&#92;',
    $: '&#36;',
    '`': '\\`',
    '*': '\\*',
    _: '\\_',
    '~': '\\~',
    '[': '\\[',
    ']': '\\]',
    '!': '\\!',
    '@': `@${JOINER}`,
    '#': `#${JOINER}`,
    ':': `:${JOINER}`,
};
function escapeMarkdown(untrusted, maxLength = DEFAULT_MAX_LENGTH) {
    return cutTo(secrets_redact(toVisibleLine(untrusted)), maxLength)
        .replace(/[&<>|\\$`*_~[\]!@#:]/g, (character) => ESCAPES[character] ?? character)
        .replace(/(www)(?=\.)/gi, `$1${JOINER}`)
        .replace(/(gh-)(?=\d)/gi, `$1${JOINER}`);
}
function toVisibleLine(text) {
    return text
        .toWellFormed()
        .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .replace(/\p{Cf}+/gu, '')
        .trim();
}
;
const NO_BREAK_SPACE = '\u00a0';
const MINUS = '−';
const NOT_AVAILABLE = 'not available';
const UNKNOWN = '–';
function formatCount(count) {
    return count.toLocaleString('en');
}
function countOf(count, noun, plural = `${noun}s`) {
    return `${formatCount(count)} ${count === 1 ? noun : plural}`;
}
function formatDifference(views) {
    return `${signOf(views)}${formatCount(Math.abs(views))}`;
}
function formatPercent(percent) {
    if (percent === 'new')
        return percent;
    const size = sizeOf(percent);
    return `${size === 0 ? '' : signOf(percent)}${formatCount(size)}${NO_BREAK_SPACE}%`;
}
function formatChange(change) {
    if (change === null)
        return UNKNOWN;
    const { percent, views } = change;
    if (percent === 'new' || views === 0)
        return formatPercent(percent);
    return `${formatPercent(percent)}${NO_BREAK_SPACE}(${formatDifference(views)})`;
}
function formatShare(part) {
    return `${formatCount(Math.round(part * 100))}${NO_BREAK_SPACE}%`;
}
function describeChange({ percent, views }) {
    if (percent === 'new')
        return 'after none the week before';
    const size = sizeOf(percent);
    if (size === 0)
        return 'as many as the week before';
    return `${views > 0 ? 'up' : 'down'} ${formatCount(size)}${NO_BREAK_SPACE}% on the week before`;
}
function trendOf(change) {
    return change === null ? '' : `, ${describeChange(change)}`;
}
function sizeOf(percent) {
    const size = Math.abs(percent);
    return size < 1 ? Math.round(size * 10) / 10 : Math.round(size);
}
function signOf(number) {
    if (number === 0)
        return '';
    return number > 0 ? '+' : MINUS;
}
;
function pullRequestLink({ url, repository, number }) {
    const { host } = new URL(url);
    const place = host === 'github.com' ? '' : `${host}/`;
    return `[${place}${repository}#${number}](${url})`;
}
;
const NO_RESULT = { icon: '❔', row: 'without a result' };
function wordsOf(outcome) {
    return outcome === 'no-result' ? NO_RESULT : OUTCOMES[outcome];
}
function renderResults(results) {
    const withJobs = results.some(({ outcome }) => outcome !== 'reported');
    const withViews = results.some(({ views }) => views !== undefined);
    const columns = [
        { name: 'Project', align: '---', cell: ({ id }) => escapeMarkdown(id, 128) },
        { name: 'Outcome', align: '---', cell: outcomeCell },
        ...(withJobs ? [{ name: 'Pull request', align: '---', cell: pullRequestCell }] : []),
        ...(withViews ? VIEW_COLUMNS : []),
        ...knownSignals(results).map((name) => ({
            name: SIGNAL_COLUMNS[name],
            align: '--:',
            cell: ({ signals }) => signals[name] === undefined ? '' : formatCount(signals[name]),
        })),
    ];
    const row = (cells) => `| ${cells.join(' | ')} |`;
    const sections = [
        `### ${countOf(results.length, 'project')}: ${describeOutcomes(results)}`,
        withViews ? describeViews(results) : '',
        describeSignals(results),
        [
            row(columns.map(({ name }) => name)),
            row(columns.map(({ align }) => align)),
            ...results.map((result) => row(columns.map(({ cell }) => cell(result)))),
        ].join('\n'),
    ];
    return `${sections.filter(Boolean).join('\n\n')}\n`;
}
function views(pick) {
    return (result) => (result.views === undefined ? '' : pick(result.views));
}
const VIEW_COLUMNS = [
    { name: 'People', align: '--:', cell: views(({ human }) => formatCount(human)) },
    { name: 'AI assistants', align: '--:', cell: views(({ ai }) => formatCount(ai)) },
    { name: 'Views', align: '--:', cell: views(({ total }) => formatCount(total)) },
    {
        name: 'Change',
        align: '--:',
        cell: views(({ change }) => (change === undefined ? '' : formatPercent(change))),
    },
];
const SIGNAL_COLUMNS = {
    visitors: 'Visitors',
    unclickedSearches: 'Searches without a click',
    unansweredQuestions: 'Questions without an answer',
    thumbsDown: 'Thumbs down',
};
function knownSignals(results) {
    const names = Object.keys(SIGNAL_COLUMNS);
    return names.filter((name) => results.some(({ signals }) => signals[name] !== undefined));
}
function outcomeCell({ outcome }) {
    const { icon, row } = wordsOf(outcome);
    return `${icon} ${row}`;
}
function pullRequestCell({ pullRequest }) {
    return pullRequest === undefined ? '' : pullRequestLink(pullRequest);
}
function describeOutcomes(results) {
    const counts = new Map();
    for (const { outcome } of results) {
        const { row } = wordsOf(outcome);
        counts.set(row, (counts.get(row) ?? 0) + 1);
    }
    return [...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([words, number]) => `${formatCount(number)} ${words}`)
        .join(', ');
}
function describeViews(results) {
    const known = results.flatMap(({ views }) => views ?? []);
    const sum = (pick) => known.reduce((total, one) => total + pick(one), 0);
    const missing = results.length - known.length;
    const share = missing === 0 ? '' : `, of ${known.length} of ${results.length} projects`;
    return `**${formatCount(sum(({ total }) => total))} views** last week${share}: ${formatCount(sum(({ human }) => human))} by people, ${formatCount(sum(({ ai }) => ai))} by AI assistants.`;
}
function describeSignals(results) {
    const sums = knownSignals(results)
        .filter((name) => name !== 'visitors')
        .map((name) => {
        const sum = results.reduce((total, { signals }) => total + (signals[name] ?? 0), 0);
        return `${SIGNAL_COLUMNS[name].toLowerCase()} ${formatCount(sum)}`;
    });
    return sums.length === 0 ? '' : `What readers missed last week: ${sums.join(', ')}.`;
}
;
async function collect() {
    const { serverUrl } = readEvent(process.env);
    const projects = parseProjects(readStepInput('projects'));
    const records = await readRecords(readStepInput('folder'));
    const results = projects.map((project) => readResult(project, {
        outputs: newestFirst(records.filter(({ number }) => number === project.number), project)[0]?.outputs,
        serverUrl,
    }));
    await writeSummary(renderResults(results));
    setStepOutput('results', JSON.stringify(results));
    for (const { id, outcome } of results)
        log_log.info(`${id}: ${outcome}`);
}
;
const SIGNAL_KINDS = ['visitors', 'searches', 'questions', 'feedback'];
const READER_TEXTS = (null && (['auto', 'show', 'hide']));
;
const REQUESTS_AN_HOUR = 90;
const LIMIT = 'The service answers 100 analytics requests an hour for a whole organization';
function shareRequests({ weeks, signals }, projects) {
    const each = Math.floor(REQUESTS_AN_HOUR / projects);
    const kept = Math.min(weeks, each);
    return {
        weeks: kept,
        signals: signals.length <= each - kept ? signals : [],
        requests: Math.max(each, 1),
    };
}
function describeNoRoom({ weeks, signals }) {
    const least = weeks > 0 ? 1 : signals.length;
    if (least === 0)
        return '';
    return `${LIMIT}, so there is no room for so many reports. Split the list between calls of at most ${Math.floor(REQUESTS_AN_HOUR / least)} projects that are an hour apart, or set a prompt.`;
}
function describeShare(asked, share, projects) {
    const cuts = [
        share.weeks === asked.weeks
            ? ''
            : share.weeks === 0
                ? 'page views are left out'
                : `each gets ${share.weeks} of the ${asked.weeks} weeks asked for`,
        share.signals.length === asked.signals.length ? '' : "readers' signals are left out",
    ].filter(Boolean);
    if (cuts.length === 0)
        return '';
    return `${LIMIT}; a week of a project costs one, and so does each kind of readers' signals at least. For ${projects} projects that is too few: ${cuts.join(', and ')}. For more, split the list between calls that are an hour apart.`;
}
;
const NOTHING_ASKED = 'Set prompt, traffic-weeks or reader-signals, or give each a prompt of its own.';
function plan() {
    setStepOutput('started', 'true');
    checkName(readStepInput('name'));
    const projects = parseProjects(readStepInput('projects'));
    const asked = {
        weeks: parseWeeks(readStepInput('traffic-weeks')),
        signals: parseSignals(readStepInput('reader-signals')),
    };
    const share = shareRequests(asked, projects.length);
    const isRead = share.weeks > 0 || share.signals.length > 0;
    const hasPrompt = readStepInput('has-prompt') === 'true';
    const idle = hasPrompt || isRead ? [] : projects.filter(({ prompt }) => prompt === '');
    if (idle.length > 0) {
        throw new ActionError(`There is nothing to do for ${idle.length} of ${projects.length} projects. ${describeNoRoom(asked) || NOTHING_ASKED}`);
    }
    const remark = describeShare(asked, share, projects.length);
    if (remark !== '')
        log_log.warning(remark);
    log_log.info(`Projects: ${projects.length}. Weeks of page views for each: ${share.weeks}.`);
    setStepOutput('projects', JSON.stringify(projects));
    setStepOutput('ids', JSON.stringify(projects.map(({ id }) => id)));
    setStepOutput('traffic-weeks', `${share.weeks}`);
    setStepOutput('reader-signals', share.signals.join(', ') || 'none');
    setStepOutput('traffic-max-requests', `${share.requests}`);
}
function checkName(name) {
    if (/^[A-Za-z0-9_-]{1,64}$/.test(name))
        return;
    throw new ActionError(`name must be 1 to 64 letters, digits, _ or -, but is ${quote(name, 80)}: it begins the names of artifacts.`);
}
function parseWeeks(value) {
    const weeks = /^\d{1,2}$/.test(value) ? Number(value) : Number.NaN;
    if (weeks <= 53)
        return weeks;
    throw new ActionError(`traffic-weeks must be a whole number from 0 to 53, but is ${quote(value, 60)}.`);
}
function parseSignals(value) {
    const words = value.split(/[\s,]+/).filter(Boolean);
    if (words.length === 0 || value === 'none')
        return [];
    if (value === 'all')
        return SIGNAL_KINDS;
    const unknown = words.find((word) => !SIGNAL_KINDS.some((kind) => kind === word));
    if (unknown === undefined)
        return [...new Set(words)];
    throw new ActionError(`reader-signals must be none, all, or a list of ${SIGNAL_KINDS.join(', ')}, but names ${quote(unknown, 60)}.`);
}
;
async function resume() {
    const id = readStepInput('project-id');
    const records = newestFirst(await readRecords(readStepInput('folder')), { id });
    const job = findEarlierJob(records);
    const goesOn = job?.asksAgain === '';
    setStepOutput('job-id', goesOn ? job.id : '');
    if (job === undefined) {
        log_log.info('No earlier attempt at this project left a job that is known here ("Re-run all jobs" hides what earlier attempts left): the agent is asked anew.');
    }
    else if (goesOn) {
        log_log.notice(`Job ${job.id} of attempt ${job.attempt} is gone on with (it was ${job.outcome}), and no other is asked for. For a new job, start a new run.`);
    }
    else {
        log_log.info(`Job ${job.id} of attempt ${job.attempt} ${job.asksAgain}: the agent is asked again.`);
    }
}
;
var __webpack_exports__collect = __webpack_exports__.Fo;
var __webpack_exports__plan = __webpack_exports__.et;
var __webpack_exports__resume = __webpack_exports__.U;
var __webpack_exports__runStep = __webpack_exports__.eg;
export { __webpack_exports__collect as collect, __webpack_exports__plan as plan, __webpack_exports__resume as resume, __webpack_exports__runStep as runStep };
