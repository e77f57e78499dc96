import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'

const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])

/** Self-signed certificate of the bench's HTTPS server. */
export const certificate = { key, cert }

const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })

/**
 * Browser flag to trust that certificate. Without trust, the browser neither caches files nor runs a service worker.
 */
export const trustedCertificateFlag = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`
