// A PEM block to its end; without an end, what looks like its body.
const PEM =
  /-----BEGIN [A-Z0-9 ]{1,40}-----(?:(?:[A-Za-z0-9+/=\s:,.()<>@]|\\[nr]|-(?!----))*-----END [A-Z0-9 ]{1,40}-----|[A-Za-z0-9+/=]*(?:(?:\s|\\[nr])+[A-Za-z0-9+/=]{16,})+|[A-Za-z0-9+/=]{16,})/g

/** The forms that issuers document, each with a least length: what is shorter is mostly an example. */
const FORMS = [
  'AKIA[A-Z0-9]{6,}', // AWS
  '(?:ASIA|ABIA|ACCA|AROA|AIDA)[A-Z0-9]{16}',
  'gh[pousr]_[A-Za-z0-9_]{6,}', // GitHub
  'github_pat_[A-Za-z0-9_]{6,}',
  'gl(?:pat|dt|ptt|ft|rt|soat|oas|cbt|agent|imt)-[A-Za-z0-9_-]{6,}(?:\\.[A-Za-z0-9_-]{4,})*', // GitLab
  'xox[a-z](?:\\.xox[a-z])?-[A-Za-z0-9-]{10,}', // Slack
  'xapp-[A-Za-z0-9-]{10,}',
  '[srp]k_(?:live|test|prod)_[A-Za-z0-9]{8,}', // Stripe, Clerk
  'whsec_[A-Za-z0-9+/=_-]{16,}',
  'sk-(?=[A-Za-z_-]{0,80}\\d)[A-Za-z0-9_-]{16,}', // OpenAI, Anthropic, DeepSeek, OpenRouter
  'AIza[A-Za-z0-9_-]{16,}', // Google
  'ya29\\.[A-Za-z0-9_-]{16,}',
  'GOCSPX-[A-Za-z0-9_-]{16,}',
  'npm_[A-Za-z0-9]{24,}',
  'pypi-[A-Za-z0-9_-]{40,}',
  'mint_[A-Za-z0-9_-]{8,}', // this service
  'hf_[A-Za-z0-9]{24,}', // Hugging Face
  'r8_[A-Za-z0-9]{24,}',
  'gsk_[A-Za-z0-9]{24,}',
  'xai-[A-Za-z0-9]{24,}',
  'dop_v1_[a-f0-9]{32,}', // DigitalOcean
  'do[or]_v1_[a-f0-9]{32,}',
  'SG\\.[A-Za-z0-9_-]{16,}\\.[A-Za-z0-9_-]{16,}', // SendGrid
  'SK[a-f0-9]{32}', // Twilio
  'AC[a-f0-9]{32}',
  'key-[a-f0-9]{32}', // Mailgun
  'lin_api_[A-Za-z0-9]{16,}',
  'ntn_[A-Za-z0-9]{16,}',
  'shp(?:at|ca|pa|ss)_[A-Fa-f0-9]{16,}', // Shopify
  'sq0[a-z]{3}-[A-Za-z0-9_-]{16,}', // Square
  'EAA[A-Za-z0-9]{40,}', // Facebook
  'dapi[a-f0-9]{32}', // Databricks
  'hv[sbr]\\.[A-Za-z0-9_-]{20,}', // Vault
  'dckr_(?:pat|oat)_[A-Za-z0-9_-]{16,}',
  'sbp_[a-f0-9]{32,}', // Supabase
  'PMAK-[a-f0-9]{20,}-[a-f0-9]{20,}', // Postman
  'NRAK-[A-Z0-9]{20,}', // New Relic
  'gl(?:c|sa)_[A-Za-z0-9+/=_]{20,}', // Grafana
  'phc_[A-Za-z0-9]{24,}',
  'AGE-SECRET-KEY-1[A-Z0-9]{20,}',
  'eyJ[A-Za-z0-9_-]{8,}(?:\\.[A-Za-z0-9_-]*){1,4}', // JSON Web Token
  '\\d{8,10}:AA[A-Za-z0-9_-]{32,}', // Telegram
]
// A key that a line's end cut in two goes on in the next line.
const NEXT_LINE = '(?:[ \\t]*(?:\\r?\\n|\\\\n)[ \\t]*(?=[A-Za-z_-]{0,40}\\d)[A-Za-z0-9_-]{6,})*'
const KNOWN = new RegExp(`(?<![A-Za-z0-9])(?:${FORMS.join('|')})${NEXT_LINE}`, 'g')

// URLs whose path is the secret.
const WEBHOOK =
  /(hooks\.slack\.com\/(?:services|workflows|triggers)\/|discord(?:app)?\.com\/api\/webhooks\/|[a-z0-9.-]{1,80}\.webhook\.office\.com\/|api\.telegram\.org\/(?:file\/)?bot|hooks\.zapier\.com\/hooks\/catch\/)[\w/:@.%-]{8,}/gi

/** PEM blocks, keys and tokens in the forms that their issuers document, and secret URLs become `[key]`. */
export function maskKnownKeys(text: string): string {
  return text.replace(PEM, '[key]').replace(WEBHOOK, '$1[key]').replace(KNOWN, '[key]')
}
