const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Makes a token in the format of the servers, with an invalid signature. `exp` is in seconds since 1970. */
export const testToken = (claims: { AccountID?: string; exp?: number; n?: number }) =>
  `${encode({ alg: 'none' })}.${encode(claims)}.x`
