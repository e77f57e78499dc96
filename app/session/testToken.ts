const encode = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** A token of the hosts' form, for tests: nothing checks its signature. */
export const testToken = (claims: { AccountID?: string; exp?: number; n?: number }) =>
  `${encode({ alg: 'none' })}.${encode(claims)}.x`
