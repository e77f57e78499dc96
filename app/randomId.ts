/**
 * A random UUID of version 4. It replaces `crypto.randomUUID`, which browsers offer only to pages with HTTPS; the pages
 * of a host name in `TSUDOI_ALLOWED_HOSTS`, for example, have none (Q426).
 */
export const randomId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16)
  })
