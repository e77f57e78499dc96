import type { Identifier } from '@mdn/browser-compat-data/types'
import { webApis, javascriptBuiltins, isNewerThanBaseline } from './baseline.ts'

/** A member of a global object by its path: `['URL', 'parse']`, `['Set', 'prototype', 'union']`. */
export type MemberPath = readonly string[]

function membersOf(owner: string, members: Identifier): MemberPath[] {
  return Object.entries(members).flatMap(([member, feature]) => {
    if (
      member === '__compat' ||
      member === owner ||
      member.endsWith('_event') ||
      !isNewerThanBaseline(feature as Identifier)
    )
      return []
    const name = member.replace(/_static$/, '')
    // The compatibility data do not say whether a member of a built-in object is static, so both paths are listed.
    return [
      [owner, name],
      [owner, 'prototype', name],
    ]
  })
}

const interfaces: Identifier = Object.assign({}, javascriptBuiltins, webApis)
const ofInterfaces = Object.entries(interfaces).flatMap(([owner, feature]) =>
  isNewerThanBaseline(feature as Identifier) ? [[owner]] : membersOf(owner, feature as Identifier),
)
const ofWindow = Object.entries(webApis['Window'] ?? {}).flatMap(([name, feature]) =>
  isNewerThanBaseline(feature as Identifier) ? [[name]] : [],
)

/**
 * All globals, members of `window`, and members of their interfaces that a browser of the baseline lacks and the
 * browser of the tests may have. `removeNewerMembers` deletes them in a page.
 */
export const newerMembers: readonly MemberPath[] = [...ofInterfaces, ...ofWindow]

/**
 * Runs in a page before its own scripts: deletes newer members, so that the browser behaves like the oldest one of the
 * baseline.
 */
export function removeNewerMembers(paths: readonly MemberPath[]): void {
  for (const path of paths) {
    const name = path.at(-1) ?? ''
    const owner = path.slice(0, -1).reduce<unknown>((object, part) => Reflect.get(Object(object), part), globalThis)
    if (owner !== undefined && owner !== null) Reflect.deleteProperty(Object(owner), name)
  }
}
