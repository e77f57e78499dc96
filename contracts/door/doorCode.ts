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

/** How many windows a code may be older or newer than the clock of the device that checks it. */
const tolerance = 1
/** How far away a short code is looked for only to report that it is old or early: ten minutes. */
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

/** For how many milliseconds the code of this time is still shown. */
export const remainingWindowMs = (time: number): number => codeWindowMs - (time % codeWindowMs)

const encoder = new TextEncoder()

/** Ids may contain the separator. */
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

/** The code for a QR code, for a window of time. */
export async function longCode(source: CodeSource, window: number): Promise<string> {
  const text = signedText(source, window)
  return `${text}.${base64url((await macOf(source.secret, text)).slice(0, macBytes))}`
}

/** The code for typing, for a window of time. */
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
  /** The pass of the code, if it is known. */
  pass?: Pass | undefined
}

const resultByState = { USED: 'USED', VOID: 'VOID', UNKNOWN: 'NOT_FOUND' } as const

/** The result for a pass, without looking at a code. */
export const resultOfState = (state: CheckedPass['state']): EntryResult =>
  state === 'UNUSED' ? 'ENTERED' : resultByState[state]

/** Whether a window is too old or too new for a code that is checked in the window `now`. */
function resultOfWindow(window: number, now: number): EntryResult {
  if (window < now - tolerance) return 'EXPIRED'
  return window > now + tolerance ? 'EARLY' : 'ENTERED'
}

/** The result for a code that was made with the pass's secret: that it is used counts more than that it is old. */
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

/** The windows in the order in which a short code is looked for: the valid ones first. */
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
  // A void pass has no secret: without one, the number alone shows which pass it was.
  const [gone, ...others] = candidates.filter((each) => each.secret === undefined)
  return gone && others.length === 0 ? { result: resultOfState(gone.state), pass: gone } : { result: 'NOT_FOUND' }
}
