import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commercialDocument, textPages } from '../app/content/textPages.ts'
import { commercialNotice, settlementNotice } from '../stories/law/legalNotices.ts'

/** A duty of docs/law.md and the story that proves it, such as `LastStep#Price`. */
interface Row {
  id: string
  duty: string
  met: string
  file: string
  story: string
}

const rows: Row[] = readFileSync('docs/law.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| L\d/.test(line))
  .map((line) => {
    const [id = '', duty = '', met = '', where = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    const [file = '', story = ''] = where.replaceAll('`', '').split('#')
    return { id, duty, met, file: `stories/law/${file}.stories.tsx`, story }
  })

/** Splits a file into its stories, by the name of their export. */
function storiesOf(file: string): Map<string, string> {
  const [, ...parts] = readFileSync(file, 'utf8').split(/^export const (?=\w+: Story = )/m)
  return new Map(parts.map((part) => [part.split(':', 1)[0] ?? '', part]))
}
const storyOf = ({ file, story }: Row) => (existsSync(file) ? storiesOf(file).get(story) : undefined)
const nameOf = (code = '') => /\bname: '([^']*)'/.exec(code)?.[1] ?? ''

const headings = (notice: { sections: { heading?: string | undefined }[] } | undefined) =>
  notice?.sections.map(({ heading }) => heading)

describe('docs/law.md', () => {
  it('has a row for each duty, without duplicate or missing numbers', () => {
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.map(({ id }) => id).toSorted()).toEqual(rows.map((_, at) => `L${String(at + 1).padStart(2, '0')}`))
    expect(rows.filter(({ duty, met }) => !duty || !met)).toEqual([])
  })

  it.each(rows)('names, for $id, a story that has this id in its title: $file $story', (row) => {
    const code = storyOf(row)
    expect(nameOf(code)).toMatch(new RegExp(`^${row.id}：`))
    expect(code).toMatch(/\bplay: |\.\.\.(commercial|settlement|showsFacts?|showsRows)\(/)
  })

  it('lists every story about the law', () => {
    const told = globSync('stories/law/*.stories.tsx').flatMap((file) =>
      [...storiesOf(file).keys()].map((story) => `${basename(file, '.stories.tsx')}#${story}`),
    )
    const named = rows.map(({ file, story }) => `${basename(file, '.stories.tsx')}#${story}`)
    expect(told.toSorted()).toEqual(named.toSorted())
  })

  it('refers only to sections of legal pages that the app contains', () => {
    expect(headings(commercialNotice)).toEqual(headings(commercialDocument))
    expect(headings(settlementNotice)).toEqual(headings(textPages['/account/settlement']))
  })

  it('says that a lawyer must review it, and lists the texts that the operator has to write', () => {
    const text = readFileSync('docs/law.md', 'utf8')
    expect(text).toMatch(/A lawyer decides/)
    for (const file of text.match(/`app\/[\w/]+\.ts`/g) ?? []) expect(existsSync(file.replaceAll('`', ''))).toBe(true)
  })
})
