import type { DoorPass, EntryResult, HeldPass } from './doorPass.ts'

/**
 * The codes at a door. The host gives each pass a secret; the holder's device makes a code from it that changes every
 * 30 seconds, and the staff's device checks it, both without a network. A screenshot is worthless after a minute
 * (Q542).
 *
 * The long code, for a QR code, is `v1.<episodeId>.<passId>.<window>.<mac>`: the window is the number of the 30 seconds
 * since 1970, and the mac is HMAC-SHA-256 of everything before its dot, shortened to 16 bytes, as base64url. The key
 * is the secret as UTF-8. The short code, for typing, is the pass's `doorNumber` and six digits: the truncation of
 * RFC 4226 applied to HMAC-SHA-256 of `v1.<episodeId>.<passId>.<window>`.
 */
export const codeWindowMs = 30_000

/** How many time windows a code may be older or newer than the current window of the device that checks it. */
const tolerance = 1
/**
 * How many windows before and after the current one are searched for a short code: ten minutes. A code outside the
 * tolerance is only reported as expired or early.
 */
const searchedWindows = 20
const macBytes = 16
const shortDigits = 6

/** The parts of a pass that its codes are made from. */
export interface CodeSource extends Pick<HeldPass, 'passId' | 'doorNumber'> {
  episodeId: string
  secret: string
}

/** The number of the code's window at a time in milliseconds since 1970. */
export const windowAt = (time: number): number => Math.floor(time / codeWindowMs)

/** For how many more milliseconds the code that is shown at this time remains unchanged. */
export const remainingWindowMs = (time: number): number => codeWindowMs - (time % codeWindowMs)

const encoder = new TextEncoder()

/** Encodes an id for a code, because ids may contain the separator (a dot). */
const part = (id: string) => encodeURIComponent(id).replaceAll('.', '%2E')

const signedText = ({ episodeId, passId }: Pick<CodeSource, 'episodeId' | 'passId'>, window: number) =>
  `v1.${part(episodeId)}.${part(passId)}.${window}`

async function macOf(secret: string, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)))
}

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** The long code for a time window, which is shown as a QR code. */
export async function longCode(source: CodeSource, window: number): Promise<string> {
  const text = signedText(source, window)
  return `${text}.${base64url((await macOf(source.secret, text)).slice(0, macBytes))}`
}

/** The short code for a time window, which people can type. */
export async function shortCode(source: CodeSource, window: number): Promise<string> {
  const mac = await macOf(source.secret, signedText(source, window))
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = new DataView(mac.buffer).getUint32(offset) & 0x7f_ff_ff_ff
  return source.doorNumber + String(number % 10 ** shortDigits).padStart(shortDigits, '0')
}

/** Compares two texts in a time that does not depend on where they differ. */
function isEqual(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let index = 0; index < one.length; index += 1) difference |= one.charCodeAt(index) ^ other.charCodeAt(index)
  return difference === 0
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** What the staff's device knows about a door. */
export interface KnownDoor<Pass extends CheckedPass = CheckedPass> {
  episodeId: string
  passes: readonly Pass[]
}

/** The parts of a pass that the check needs. */
export type CheckedPass = Pick<DoorPass, 'passId' | 'doorNumber' | 'state' | 'secret'>

/** The result of a check. ENTERED means that the code is valid and its holder may enter. */
export interface CodeCheck<Pass> {
  result: EntryResult
  /** The pass to which the code belongs, if it is known. */
  pass?: Pass | undefined
}

const resultByState = { USED: 'USED', VOID: 'VOID', UNKNOWN: 'NOT_FOUND' } as const

/** The result that the state of a pass alone gives, without a code. */
export const resultOfState = (state: CheckedPass['state']): EntryResult =>
  state === 'UNUSED' ? 'ENTERED' : resultByState[state]

/** Whether a window is too old or too new for a code that is checked in the window `now`. */
function resultOfWindow(window: number, now: number): EntryResult {
  if (window < now - tolerance) return 'EXPIRED'
  return window > now + tolerance ? 'EARLY' : 'ENTERED'
}

/**
 * The result for a code that was made with the pass's secret. A used or void pass is reported as such, even if the code
 * is also expired or early.
 */
const resultFor = ({ state }: CheckedPass, window: number, now: number): EntryResult =>
  state === 'UNUSED' ? resultOfWindow(window, now) : resultOfState(state)

/** Checks a scanned or typed code at a time (milliseconds since 1970) against the passes of a door. */
export async function checkCode<Pass extends CheckedPass>(
  text: string,
  door: KnownDoor<Pass>,
  time: number,
): Promise<CodeCheck<Pass>> {
  const typed = text.normalize('NFKC').replaceAll(/[\s-]/g, '')
  return /^\d+$/.test(typed) ? checkShort(typed, door, windowAt(time)) : checkLong(text.trim(), door, windowAt(time))
}

async function checkLong<Pass extends CheckedPass>(
  text: string,
  { episodeId, passes }: KnownDoor<Pass>,
  now: number,
): Promise<CodeCheck<Pass>> {
  const [, episode = '', id = '', digits = ''] = /^v1\.([^.]+)\.([^.]+)\.(\d{1,12})\.[\w-]{22}$/.exec(text) ?? []
  if (!digits) return { result: 'NOT_FOUND' }
  if (decoded(episode) !== episodeId) return { result: 'WRONG_SHOW' }
  const passId = decoded(id)
  const pass = passes.find((each) => each.passId === passId)
  if (!pass) return { result: 'NOT_FOUND' }
  if (!pass.secret) return { result: resultOfState(pass.state), pass }
  const window = Number(digits)
  const source = { ...pass, episodeId, secret: pass.secret }
  if (!isEqual(await longCode(source, window), text)) return { result: 'NOT_FOUND' }
  return { result: resultFor(pass, window, now), pass }
}

/** The time windows in the order in which a short code is searched: those within the tolerance first. */
const windowsAround = (now: number): number[] =>
  Array.from({ length: 2 * searchedWindows + 1 }, (_, index) => now + index - searchedWindows).toSorted(
    (one, other) => Math.abs(one - now) - Math.abs(other - now),
  )

async function checkShort<Pass extends CheckedPass>(
  digits: string,
  { episodeId, passes }: KnownDoor<Pass>,
  now: number,
): Promise<CodeCheck<Pass>> {
  const doorNumber = digits.slice(0, -shortDigits)
  const candidates = passes.filter((each) => each.doorNumber === doorNumber)
  for (const window of windowsAround(now))
    for (const pass of candidates) {
      if (!pass.secret || !isEqual(await shortCode({ ...pass, episodeId, secret: pass.secret }, window), digits))
        continue
      return { result: resultFor(pass, window, now), pass }
    }
  // Codes cannot be checked for passes without a secret (void passes). If only one such pass has the number, the code
  // is assumed to belong to it.
  const [gone, ...others] = candidates.filter((each) => each.secret === undefined)
  return gone && others.length === 0 ? { result: resultOfState(gone.state), pass: gone } : { result: 'NOT_FOUND' }
}
