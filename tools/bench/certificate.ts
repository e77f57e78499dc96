import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'

const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])

/** The self-signed certificate of the bench's HTTPS server, with its private key. */
export const certificate = { key, cert }

const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })

/**
 * The browser flag that makes the browser trust {@link certificate}. Without it, the browser neither caches files nor
 * runs a service worker.
 */
export const trustedCertificateFlag = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`
