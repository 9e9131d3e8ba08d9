export const PRAISE = [
  'Exactly what I needed.',
  'Clear, and the example works as it is.',
  'Thanks for the table of error codes!',
  'The diagram helped a lot.',
  'Short and to the point.',
] as const

export const COMPLAINTS = [
  'The example does not compile with v3.2.0.',
  'Which header do I have to send? The page does not say.',
  'Step 4 fails with "403: scope write is missing".',
  'The link to the CLI reference is broken.',
  'How long until a webhook is retried? I could not find it.',
  'Outdated: the port is 8443 now, not 8080.',
  'I need an example with pagination.',
] as const

interface Snippet {
  code: string
  filename: string | null
  lang: string
}

export const SNIPPETS: readonly [Snippet, ...Snippet[]] = [
  {
    code: 'acme webhooks create --url https://hooks.acme.example/in',
    filename: null,
    lang: 'bash',
  },
  {
    code: 'const client = new Acme({ timeoutMs: 5000 })\nawait client.jobs.list({ limit: 50 })',
    filename: 'list-jobs.ts',
    lang: 'ts',
  },
  {
    code: 'curl -X POST http://127.0.0.1:8080/v2/jobs -d \'{"prompt":"hello"}\'',
    filename: 'create.sh',
    lang: 'bash',
  },
  { code: 'retries:\n  max: 5\n  backoff: exponential', filename: 'acme.yml', lang: 'yaml' },
]
