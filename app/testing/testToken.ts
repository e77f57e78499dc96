const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** A token in the servers' format for tests, with a fake signature. `exp` is in seconds since 1970. */
export const testToken = (claims: { AccountID?: string; exp?: number; n?: number }) =>
  `${encode({ alg: 'none' })}.${encode(claims)}.x`
