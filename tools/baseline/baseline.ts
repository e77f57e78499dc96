import { createRequire } from 'node:module'
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types'

/**
 * The versions of the oldest browsers in which the app works: Baseline "widely available", extended to iOS 16.4 and
 * other browsers of the same time. An older browser shows a sentence instead of the app (app/index.html) (Q425).
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

/** The name of a browser in {@link baseline}. */
export type BaselineBrowser = keyof typeof baseline

// Node itself reads the JSON, because an import would send 20 MB through the bundler of the tests.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData

/** The compatibility data of the interfaces of the web platform (`webApis`) and of CSS (`cssFeatures`). */
export const { api: webApis, css: cssFeatures } = data
/** The built-in objects of JavaScript. */
export const javascriptBuiltins: Identifier = data.javascript.builtins ?? {}

const versionOf = (version: string | boolean | null | undefined): number =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) || Infinity : Infinity

/** Whether a browser release has the whole feature, without a prefix or a setting. */
const isUsable = (statement: SimpleSupportStatement, release: number) =>
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name &&
  !statement.version_removed &&
  versionOf(statement.version_added) <= release

/** Lists the browsers of the baseline in which a feature is missing. Undefined for an unknown feature. */
export function browsersWithout(feature: { __compat?: CompatStatement } | undefined): BaselineBrowser[] | undefined {
  const support = feature?.__compat?.support
  if (!support) return undefined
  return (Object.keys(baseline) as BaselineBrowser[]).filter((browser) => {
    const statements = [support[browser] ?? []].flat()
    return statements.length > 0 && !statements.some((statement) => isUsable(statement, baseline[browser]))
  })
}

/**
 * Cache of the results of {@link isNewerThanBaseline}, because the app's scripts use the same features thousands of
 * times.
 */
const newer = new WeakMap<object, boolean>()

/** Whether a feature is missing in a browser of the baseline. */
export function isNewerThanBaseline(feature: { __compat?: CompatStatement } | undefined): boolean {
  if (!feature) return false
  const isKnownNewer = newer.get(feature) ?? (browsersWithout(feature)?.length ?? 0) > 0
  newer.set(feature, isKnownNewer)
  return isKnownNewer
}
