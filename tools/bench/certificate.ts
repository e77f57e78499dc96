import { createHash, X509Certificate } from 'node:crypto'
import { generate } from 'selfsigned'

const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }])

/** Of the measurements' front. */
export const certificate = { key, cert }

const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })

/**
 * Has the browser trust it, as it trusts a real one: over any other connection it neither keeps files nor runs a
 * worker.
 */
export const trusted = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`
