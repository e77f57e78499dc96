/** When an answer came, in milliseconds of the device's clock. */
export const keptAtHeader = 'x-kept-at'
/** What was not read anew for that long is not shown any more. */
export const longestKept = 30 * 86_400_000

/** When an answer came; undefined: there is none, or it is too old. */
export function keptAtOf(found: Response | undefined): number | undefined {
  const time = Number(found?.headers.get(keptAtHeader))
  return time && Date.now() - time <= longestKept ? time : undefined
}
