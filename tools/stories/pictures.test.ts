import { expect, test } from 'vitest'
import { isComparedByDefault } from './pictures.ts'
import { picturesToTake } from './picturesToTake.ts'

const isMain = ({ file, whole }: ReturnType<typeof picturesToTake>[number]) => whole && file.endsWith('-390-day.webp')
const filesOf = (...args: Parameters<typeof picturesToTake>) => picturesToTake(...args).map(({ file }) => file)

test('a story with `picture: {}` gets pictures of the whole page, in light mode at both widths', () => {
  expect(filesOf('a/b', {})).toEqual(['a/b-1280-day.webp', 'a/b-390-day.webp'])
  expect(picturesToTake('a/b', {}).every(({ whole }) => whole)).toBe(true)
})

test('a story with `picture: true` (a secondary state) gets only a picture of a phone’s first screenful', () => {
  expect(picturesToTake('a/b', true)).toMatchObject([{ file: 'a/b-390-day.webp', whole: false }])
})

test('a story gets a picture in the dark theme (stage) only at a phone’s width', () => {
  const both = ['a/b-1280-day.webp', 'a/b-390-day.webp', 'a/b-390-stage.webp']
  expect(filesOf('a/b', { modes: ['day', 'stage'] })).toEqual(both)
})

test('in the dark theme (stage), the picture of a screen shows one screenful, and the picture of a component the whole page', () => {
  const isWhole = (path: string) => picturesToTake(path, { modes: ['stage'] }).every(({ whole }) => whole)
  expect([isWhole('screens/home/HomeScreen/ready'), isWhole('components/Button/overview')]).toEqual([false, true])
})

test('a screen gets pictures at 200 % text and in forced colours: of a phone’s first screenful', () => {
  expect(picturesToTake('screens/a/b', { modes: ['day', 'large', 'forced'] }).slice(2)).toMatchObject([
    { file: 'screens/a/b-390-large.webp', mode: 'large', width: 390, whole: false },
    { file: 'screens/a/b-390-forced.webp', mode: 'forced', width: 390, whole: false },
  ])
})

test('`npm test` compares each main story’s picture at a phone’s width, and about a sixth of the other pictures', () => {
  const paths = Array.from({ length: 90 }, (_, index) => `a/story-${index}`)
  const shots = paths.flatMap((path) => [
    ...picturesToTake(path, { modes: ['day', 'stage'] }),
    ...picturesToTake(`${path}-x`, true),
  ])
  const [main, others] = [shots.filter(isMain), shots.filter((shot) => !isMain(shot))]
  expect([main.length, main.filter(isComparedByDefault).length]).toEqual([90, 90])
  expect([others.length, others.filter(isComparedByDefault).length]).toEqual([270, 47])
})

test('picturesToTake() throws for an unknown width or mode', () => {
  expect(() => picturesToTake('a/b', { widths: [400 as 390] })).toThrow(/a\/b: .*390, 1280/)
})
