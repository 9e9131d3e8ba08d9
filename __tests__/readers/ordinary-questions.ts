/**
 * What readers of technical documentation ask and search for, without any personal data: a list written
 * by hand, and templates filled from lists. Nothing of it may be lost.
 */
export const WRITTEN: readonly string[] = `
How do I install the CLI on macOS 14.5?
Error: EADDRINUSE: address already in use :::3000
What is the difference between POST /v1/users and PUT /v1/users/{id}?
Why do I get 401 Unauthorized with a valid API key?
API key is invalid
how to rotate my API key
token expired after 3600 seconds
SyntaxError: Unexpected token '<', "<!DOCTYPE "... is not valid JSON
Unexpected token: punc (1) at line 12:34
max_tokens: 4096 is ignored
set token: \${{ secrets.GITHUB_TOKEN }} in the workflow
password: required, what does it mean?
what is the default password policy
Where do I store client_secret?
apiKey: process.env.API_KEY is undefined
token: string | undefined is not assignable to type string
Authorization: Bearer <token> returns 403
Bearer authentication vs. Basic authentication
does the SDK support OAuth2 with PKCE
docker run -p 8080:80 -u 1000:1000 nginx:1.25.3-alpine
docker pull ghcr.io/acme/app@sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
commit 9fceb02d0ae598e95dc970b74767f19372d61af8 broke the build
git checkout 9fceb02
git clone git@github.com:acme/docs.git fails with exit code 128
npm i react@18.3.1 @types/node@20.11.5 lodash@^4.17.21
"typescript": ">=5.0.0 <6.0.0"
upgrade from 4.2.1.0 to 4.3.0.1
which is the newest version, v1.2.3.4 or v1.2.4?
assembly version 10.0.19041.1 not found
Chrome/120.0.6099.109 Safari/537.36
bind to 0.0.0.0 or 127.0.0.1?
allow 10.0.0.0/8, 172.16.0.0/12 and 192.168.0.0/16
use 8.8.8.8 as DNS server
what runs on 169.254.169.254
subnet mask 255.255.255.0
listen on [::1]:8080 and [::]:443
std::vector<int>::iterator vs auto
use crate::config::Settings
2024-05-12T10:22:33.123Z is not a valid date
2024-05-12 10:22:33,123 ERROR [main] failed
date format 12/05/2024 or 05.12.2024 or 2024/12/05
timestamp 1715518953 in seconds, 1715518953123 in milliseconds
1715518953123456789 nanoseconds
unix epoch 2147483647 overflow
Number.MAX_SAFE_INTEGER is 9007199254740991
int64 max is 9223372036854775807
uint64 18446744073709551615
pi is 3.14159265358979
0.1 + 0.2 = 0.30000000000000004
the limit is 1_000_000_000 rows
1,000,000 requests per month cost $1,234.56
100 000 000 records
timeout 30000 ms, retries 5, backoff 1.5
max size 5368709120 bytes
memory 4294967296
error 0x80070005 and 0xC0000005
HRESULT 0x8007007E
color #ff5733 and rgba(255, 87, 51, 0.5)
background: #0D9373; color: #07C983
hex 0xDEADBEEF 0xCAFEBABE
UUID 123e4567-e89b-12d3-a456-426614174000 not found
00000000-0000-0000-0000-000000000000
request id 7f3c1b2a-9d4e-4f5a-8b6c-0123456789ab
trace 4bf92f3577b34da6a3ce929d0e0e4736 span 00f067aa0ba902b7
traceparent: 00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01
ETag: "33a64df551425fcc55e4d42a148795d9f25f89d4"
pod api-7d9f8b6c5d-x2k4q CrashLoopBackOff
pod my-release-postgresql-0 in namespace kube-system
node ip-10-0-0-1 is NotReady?
deployment.apps/web-frontend-v2 restarted 14 times
arn:aws:iam::123456789012:role/MyRole
arn:aws:s3:::my-bucket/path/to/object.json
i-0abcd1234ef567890 cannot be reached
sg-0a1b2c3d4e5f67890 and vpc-0123456789abcdef0
s3://my-bucket/logs/2024/05/12/file.json.gz
gs://bucket-name/data_20240512.csv
https://example.com/docs/api?page=2&limit=50#section-3
https://example.com/search?q=webhook&sort=desc
http://localhost:3000/callback?code=404
https://api.example.com/v2/users?key=value
redirect_uri=http://localhost:8080/callback
postgres://localhost:5432/mydb
mongodb://localhost:27017/test
redis://redis:6379/0
ssh://git@github.com/acme/docs.git
what is jdbc:postgresql://localhost:5432/db
TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
ECDHE-RSA-AES128-GCM-SHA256
ERR_OSSL_EVP_UNSUPPORTED on Node 17
NODE_OPTIONS=--openssl-legacy-provider
ERR_MODULE_NOT_FOUND when importing ./utils.js
NEXT_PUBLIC_API_URL is undefined in production
process.env.DATABASE_URL
getServerSideProps vs getStaticProps
useInfiniteQuery fetchNextPage hasNextPage
UnhandledPromiseRejectionWarning
java.lang.NullPointerException at com.example.app.service.UserServiceImpl.findById(UserServiceImpl.java:142)
org.springframework.beans.factory.NoSuchBeanDefinitionException
at Object.<anonymous> (/app/node_modules/express/lib/router/index.js:284:15)
File "/usr/local/lib/python3.11/site-packages/requests/adapters.py", line 519, in send
@app.route("/users/<int:id>", methods=["GET"])
@Component({ selector: 'app-root' })
the @media (min-width: 768px) query
a @ b.T in numpy
what does @dataclass do
@angular/core 17.0.1
@octokit/rest
docs @ version 2
array[0][1] = 12345
for (let i = 0; i < 1000000; i++)
SELECT * FROM users WHERE id = 12345678
INSERT INTO orders VALUES (1001, 2002, 3003)
regex /^\\d{3}-\\d{3}-\\d{4}$/ does not match
^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\\.[a-zA-Z]{2,}$ email regex
validate an email address
how to send SMS to a phone number
call the API 100000 times
function call 12345 failed
call stack size exceeded
port 8080 is already in use
ports 80, 443, 8080, 8443
ports 3000 3001 3002 3003
expose 5432:5432 and 6379:6379
HTTP 404 405 409 410 422 429
status codes 200 201 204
exit code 137 OOMKilled
SIGTERM 15 SIGKILL 9
chmod 755 0644 0600
chmod 0755 script.sh
umask 0022
cron 0 0 * * 1-5
cron */15 9-17 * * *
rate limit: 100 requests/hour
RateLimit-Remaining: 4999
Content-Length: 1048576
Retry-After: 120
Cache-Control: max-age=31536000
Strict-Transport-Security: max-age=63072000
X-Request-Id header
Set-Cookie: session is not sent
cookie: SameSite=None; Secure
SameSite cookie attribute
csrf: invalid
auth: true in config
auth: next-auth/v5
session: expired
how long is a session
secret: not found in namespace default
kubectl create secret generic db
kubectl get pods -n kube-system -o wide
kubectl logs api-5f6d8c9b7-abcde --since=10m
helm upgrade --install web ./chart --set image.tag=v1.2.3
terraform init -backend-config=prod.hcl
curl -X POST https://api.example.com/v1/items -H "Content-Type: application/json"
curl: (60) SSL certificate problem
npm ERR! code ERESOLVE
npm ERR! 404 Not Found - GET https://registry.npmjs.org/foo
pip install torch==2.1.0+cu118
python 3.12.0b1
go1.21.5 linux/amd64
openssl 3.0.2-0ubuntu1.15
linux 5.15.0-91-generic x86_64
nvidia driver 535.129.03 CUDA 12.2
Ubuntu 22.04.3 LTS
build 20240512.3
calver 2024.05.1
release-2024-05-12
v20240512-1
semver 1.0.0-alpha.1+001
^1.2.3 || ~2.3.4
RFC 7231 section 6.5.1
ISO 8601, ISO 4217, ISO-8859-1
utf-8 vs utf-16
sha256 vs md5
base64 encode
aes-256-gcm
token: HS256
alg: RS256
x509: certificate signed by unknown authority
ssh-ed25519 key
ssh-keygen -t rsa -b 4096
public key
private key: missing
access key: rotated
-----BEGIN CERTIFICATE----- is not recognised
how to mint a token
mint_ prefix for keys?
sk- prefix
ghp_ vs github_pat_
does AKIA mean anything
eyJ in a token
nextPageToken pagination
cursor pagination vs offset
tokenizer: cl100k_base
token limit 8192
token count 128000
tokens per minute: 90000
temperature 0.7 top_p 0.95
model gpt-4-0613 or gpt-4-1106-preview
claude-3-5-sonnet-20241022
embeddings 1536 dimensions
latency p50 120 p95 450 p99 1200
uptime 99.99 %
99.95% SLA
$29.99 per month, $299 per year
price 1.299,00 EUR
1 200 000 €
10 GB, 1024 MiB, 500m CPU
width: 1200px; height: 800px
1920x1080
@2x images 3840x2160
grid-template-columns: 200px 1fr 200px
transform: translate(-50%, -50%)
cubic-bezier(0.4, 0, 0.2, 1)
d="M12 2L2 7l10 5 10-5-10-5z"
M 10 10 L 90 90 L 10 90
points 100 200 300 400
latitude 52.5200 longitude 13.4050
52.520008, 13.404954
-122.4194 37.7749
2 + 2 = 4
x = 1234567
id=12345
#12345
issue 98765
PR #4321
GH-1234
JIRA PROJ-12345
CVE-2024-12345
CVE-2021-44228 log4j
CWE-79
KB5034441
ISBN 978-3-16-148410-0
section 4.2.1.3
chapter 12
step 3 of 5
table 10-2
line 100-200
lines 120-145
L10-L20
range 100-2000
1-2-3
10-20-30
5/7
24/7
9-5
16:9
mp3 vs mp4
h.264 1080p60
ipv4 vs ipv6
ipv6 prefix /64
mac address format
192.168.0.0/24 network
how to find my IP address
what is a phone field
phone: required
mobile layout 375px
mobile 2 columns
text 16px
text-lg 1.125rem
ring-2 ring-offset-2
fax support?
contact form
address field is required
street address validation
billing address
10 most used features
5 ways to deploy
3 main road blockers
2 Google Drive accounts
connect 2 Google Drive folders
500 Internal Server Error
404 Page Not Found
503 Service Unavailable
2 factor authentication
1 way sync
one way binding
via webhook 5 times
via port 8080
string 5 chars
substring 10
ring buffer 1024
close 5 connections
square 10
3 Square integration steps
api-gateway-7f9c8d6b5-2xk9p
web-6b7f8c9d4-lmnop
job-backup-28456789-abcde
backup-1715518953
img_20240512_102233.jpg
IMG-20240512-WA0001
screenshot 2024-05-12 at 10.22.33
/static/js/main.3f2a1b9c.chunk.js
/_next/static/chunks/pages/index-8a6b3c2d1e0f9a8b.js
/assets/index-BqX9kLm2.js
/nix/store/s66mzxpvicwk07gjbjfw9izjfa797vsw-hello-2.12.1
node_modules/.pnpm/react@18.2.0/node_modules/react
vendor/github.com/stretchr/testify@v1.8.4
C:\\Program Files\\nodejs\\node.exe
/var/log/nginx/access.log.1
~/.ssh/config
/usr/local/bin
src/components/Button/Button.test.tsx
packages/core/src/index.ts
docs/getting-started.mdx
mint.json vs docs.json
mint dev --port 3333
npx mintlify@latest dev
docs.json navigation groups
openapi: 3.1.0
info.version 1.0.0
$ref: '#/components/schemas/User'
schema: type: object
enum: [1, 2, 3]
minLength: 8
pattern: ^[A-Z]{2}\\d{4}$
example: 12345678
default: 100
format: email
format: password
type: password
password field
password: {min: 8, max: 64}
password hashing with bcrypt
password: bcrypt
passwordHash
forgot password
reset password link
password is incorrect
password is too short
secret is missing
token is invalid
token was revoked
api key is not set
api_key=YOUR_API_KEY
token=<your-token>
Authorization: Bearer YOUR_TOKEN
Authorization: Token token
--token $TOKEN
--password $PASSWORD
--api-key <key>
-u user
export API_KEY=$MY_KEY
\${API_KEY}
{{api_key}}
%API_KEY%
`
  .split('\n')
  .filter((line) => line !== '')

const LISTS: Record<string, readonly string[]> = {
  tool: [
    'Node',
    'Docker',
    'kubectl',
    'Terraform',
    'Postgres',
    'Redis',
    'Next.js',
    'the CLI',
    'npm',
  ],
  verb: ['install', 'configure', 'upgrade', 'debug', 'deploy', 'rate-limit', 'cache', 'paginate'],
  thing: [
    'webhooks',
    'OpenAPI pages',
    'redirects',
    'the sidebar',
    'custom domains',
    'API keys',
    'SSO',
  ],
  error: ['ECONNREFUSED', 'ETIMEDOUT', 'E0432', 'TS2345', 'ORA-00942', 'SQLSTATE[42P01]', 'P2002'],
  name: [
    'getUserById',
    'useSWRInfinite',
    'parseInt32LE',
    'XMLHttpRequest',
    'convertUTF8ToBase64URL',
  ],
}

const TEMPLATES: readonly string[] = [
  'How do I {verb} {thing} with {tool} {semver}?',
  '{tool} {semver} fails with {error} on port {port}',
  '{error}: request {uuid} timed out after {int} ms',
  'Since {iso} {tool} shows {status} for /v{digit}/items/{int}',
  'commit {sha} and {short} in {tool}',
  '/assets/{slug}-{hash8}.js returns {status}',
  'pod {slug}-{hash9}-{hash5} restarts {digit} times',
  'color {css} does not work in {thing}',
  '{name}({int}, {hex}) throws {error}',
  '"{slug}": "^{semver}" conflicts with ~{semver}',
  'plan costs $ {int}.{two} for {int} requests a month',
  '{date} {time} WARN [{slug}] {name} took {int}ms',
  'timestamp {epoch} or {epochMs}?',
  'docker run -p {port}:{port} acme/{slug}:{semver}',
  'ports {port}, {port} and {port}',
  'https://docs.example.com/{slug}/{slug}?page={digit}&id={int}#{slug}',
  'sha256:{sha256} does not match',
  'trace id {md5} in {tool}',
  '{tool} exits with {hex32} / {status}',
  'version {semver}.{digit} of {tool}',
  'kubectl logs {slug}-{hash9}-{hash5} --tail={int}',
  'CVE-{year}-{int5} in {slug}@{semver}',
  '{slug}_{year}{two}{two}.csv has {bigint} bytes',
  'run {bigint} of the workflow fails',
  'size {bigint} exceeds limit {bigint}',
  'width: {int}px; z-index: {int}; rgba({byte}, {byte}, {byte}, 0.5)',
  'is {iso} before {date}?',
  'line {int}:{two} of src/{slug}/{slug}.ts: {error}',
]

/** Fills one template; `pick` draws a whole number below its argument. */
export function ordinaryQuestion(pick: (below: number) => number): string {
  const one = (list: readonly string[]) => list[pick(list.length)] ?? ''
  const digits = (length: number) => Array.from({ length }, () => pick(10)).join('')
  const from = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet.charAt(pick(alphabet.length))).join('')
  const hex = (length: number) => from('0123456789abcdef', length)
  const pad = (value: number) => String(value).padStart(2, '0')
  const date = () => `20${10 + pick(17)}-${pad(1 + pick(12))}-${pad(1 + pick(28))}`
  const time = () => `${pad(pick(24))}:${pad(pick(60))}:${pad(pick(60))}`
  const fills: Record<string, () => string> = {
    semver: () => `${pick(30)}.${pick(40)}.${pick(200)}`,
    port: () => one(['80', '443', '3000', '5432', '6379', '8080', '8443', '27017', '50051']),
    int: () => String(pick(100_000)),
    int5: () => digits(5),
    bigint: () => `${1 + pick(9)}${digits(6 + pick(5))}`,
    digit: () => String(pick(10)),
    two: () => pad(1 + pick(28)),
    byte: () => String(pick(256)),
    year: () => String(2015 + pick(12)),
    status: () =>
      one(['200', '301', '400', '401', '403', '404', '409', '422', '429', '500', '503']),
    uuid: () => [8, 4, 4, 4, 12].map(hex).join('-'),
    iso: () => `${date()}T${time()}${one(['Z', '.123Z', '+02:00', '-0700'])}`,
    date,
    time,
    sha: () => hex(40),
    short: () => hex(7),
    sha256: () => hex(64),
    md5: () => hex(32),
    hash8: () => from('0123456789abcdefABCDEFghijkXYZ', 8),
    hash9: () => from('0123456789bcdf', 9 + pick(2)),
    hash5: () => from('bcdfghjklmnpqrstvwxz2456789', 5),
    slug: () =>
      one(['api-gateway', 'web', 'quickstart', 'user-service', 'docs', 'billing-v2', 'auth']),
    css: () => one([`#${hex(6)}`, `#${hex(3)}`, `hsl(${pick(360)} 50% 40%)`]),
    hex: () => `0x${hex(4 + pick(5)).toUpperCase()}`,
    hex32: () => `0x${hex(8)}`,
    epoch: () => `1${4 + pick(4)}${digits(8)}`,
    epochMs: () => `1${4 + pick(4)}${digits(11)}`,
  }
  return one(TEMPLATES).replace(/\{(\w+)\}/g, (_, name: string) => {
    const list = LISTS[name]
    return list === undefined ? (fills[name]?.() ?? '') : one(list)
  })
}
