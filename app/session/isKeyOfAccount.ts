/** Whether a storage key contains this account id. The id follows the first word, as in `tsudoi.visited.acc-hikari`. */
export function isKeyOfAccount(key: string, accountId: string): boolean {
  const named = key.slice(key.indexOf('.', 'tsudoi.'.length) + 1)
  const id = encodeURIComponent(accountId)
  return named.startsWith(id) && './'.includes(named[id.length] ?? '')
}
