import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'

/**
 * The oldest browsers in which the app works (Q425): Baseline "widely available", and below it iOS 16.4 and browsers of
 * the same time. An older browser gets a sentence instead of the app (app/index.html).
 */
export const baseline = {
  chrome: 111,
  chrome_android: 111,
  edge: 111,
  firefox: 125,
  firefox_android: 125,
  safari: 16.4,
  safari_ios: 16.4,
} as const

/** The browsers of the baseline. */
export type BaselineBrowser = keyof typeof baseline

// Read as JSON by Node itself: an import would send the 20 MB through the bundler of the tests.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** The features of the web platform, by area. */
export const { api, css } = data
/** The built-in objects of JavaScript. */
export const javascriptBuiltins: Identifier = data.javascript.builtins ?? {}

const versionOf = (version: string | boolean | null | undefined): number =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) || Infinity : Infinity

/** Whether a release has the whole feature under its own name, without a setting. */
const isUsable = (statement: SimpleSupportStatement, release: number) =>
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name &&
  !statement.version_removed &&
  versionOf(statement.version_added) <= release

/** The browsers of the baseline in which a feature is missing. Undefined for an unknown feature. */
export function browsersWithout(feature: { __compat?: CompatStatement } | undefined): BaselineBrowser[] | undefined {
  const support = feature?.__compat?.support
  if (!support) return undefined
  return (Object.keys(baseline) as BaselineBrowser[]).filter((browser) => {
    const statements = [support[browser] ?? []].flat()
    return statements.length > 0 && !statements.some((statement) => isUsable(statement, baseline[browser]))
  })
}

/** The results of {@link isNewer}: the scripts of the app name the same features thousands of times. */
const newer = new WeakMap<object, boolean>()

/** Whether a feature is missing in a browser of the baseline. */
export function isNewerThanBaseline(feature: { __compat?: CompatStatement } | undefined): boolean {
  if (!feature) return false
  const isKnownNewer = newer.get(feature) ?? (browsersWithout(feature)?.length ?? 0) > 0
  newer.set(feature, isKnownNewer)
  return isKnownNewer
}
