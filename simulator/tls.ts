import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** For clients that are to trust the simulator, by way of NODE_EXTRA_CA_CERTS. */
export const testCertificatePath: string = fileURLToPath(
  new URL('./certificate/test-certificate.pem', import.meta.url),
)

const testKeyPath = fileURLToPath(new URL('./certificate/test-key.pem', import.meta.url))

/** Self-signed, for localhost, 127.0.0.1, service.example and github.example: no client trusts it by itself. */
export function readTestCertificate(): { cert: Buffer; key: Buffer } {
  return { cert: readFileSync(testCertificatePath), key: readFileSync(testKeyPath) }
}
