import { expect, it } from 'vitest'
import { notFoundPage, pages } from '../pages.ts'
import { canonicalPath } from './canonicalPath.ts'
import { pageAtPath } from './pageAtPath.ts'

it.each([
  ['/ACCOUNT/Service/', '/account/service'],
  ['/account/FAQ', '/account/faq'],
  ['/purchase/card/EDIT', '/purchase/card/edit'],
  ['//Channel//ToDai/', '/channel/ToDai'],
  ['/story/story_play_type_portrait/MAIN/a/b/c/小春/はる', '/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/a/b/c/小春/はる'],
  ['/channel/%E0%A4%A', '/channel/%25E0%25A4%25A'],
  ['/Channel/%/story/%E3%81%82', '/channel/%25/story/%E3%81%82'],
])('canonicalPath() converts the path %s to %s', (written, canonical) => {
  const page = pageAtPath(canonical)
  expect(page).not.toBe(notFoundPage)
  expect(canonicalPath(page.path, written)).toBe(canonical)
})

it.each(pages.map(({ path }) => path))(
  'canonicalPath() returns the path %s unchanged, and converts every other spelling of the path to this one',
  (path) => {
    const canonical = path.replaceAll(/:\w+/g, 'Value')
    expect(canonicalPath(path, canonical)).toBe(canonical)
    const written = `${path.toUpperCase().replaceAll(/:\w+/g, 'Value')}/`
    expect(pageAtPath(written).path).toBe(pageAtPath(canonical).path)
    expect(canonicalPath(pageAtPath(written).path, written)).toBe(canonicalPath(pageAtPath(canonical).path, canonical))
  },
)
