import { expect, it } from 'vitest'
import { newerApis } from './newerApis.ts'

it.each([
  ['URL.parse(a)', 'URL.parse'],
  ['URL.canParse(a)', 'URL.canParse'],
  ['window.URL.parse(a)', 'URL.parse'],
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Promise.try(a)', 'Promise.try'],
  ['Map.groupBy(a, b)', 'Map.groupBy'],
  ['Object.groupBy(a, b)', 'Object.groupBy'],
  ['AbortSignal.any([a])', 'AbortSignal.any'],
  ['Iterator.from(a)', 'Iterator.from'],
  ['new Set(a).union(b)', '.union()'],
  ['a.isSubsetOf(b)', '.isSubsetOf()'],
  ['a.values().map(b)', 'Iterator.map()'],
  ['a.matchAll(b).filter(c)', 'Iterator.filter()'],
  ['a.checkVisibility()', '.checkVisibility()'],
  ['document.startViewTransition(a)', 'document.startViewTransition'],
  ['new CloseWatcher()', 'CloseWatcher'],
  ['requestIdleCallback(a)', 'requestIdleCallback'],
  ['navigator.userAgentData.mobile', 'navigator.userAgentData'],
  ['Array.fromAsync(a)', 'Array.fromAsync'],
  ['new Intl.DurationFormat("ja")', 'Intl.DurationFormat'],
  ['/[a--b]/v', 'regular expression with the flag v'],
  ['/(?i:a)b/', 'regular expression with modifiers'],
  ['{ using a = b }', 'using'],
])('newerApis() finds code that uses a feature which a browser of the baseline lacks (Q425): %s', (code, feature) => {
  expect(newerApis(code)).toContain(feature)
})

it.each([
  'structuredClone(a).toSorted().at(-1)',
  'Object.values(a).map(b)',
  'store.keys(prefix).map(b)',
  'navigator.userActivation.isActive',
  'navigator.locks.request(a, b)',
  'a.toWellFormed()',
  '/(?<=a)b/u',
  'class A { static #b; static { A.#b = 1 } }',
])('newerApis() finds nothing in code whose features all browsers of the baseline have: %s', (code) => {
  expect(newerApis(code)).toEqual([])
})
