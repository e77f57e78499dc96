import { describe, expect, it } from 'vitest'
import { userTexts as cases } from '@tsudoi/contracts/testing/userTexts'
import { requiredTextRule as nameProblem, uniqueNameProblem } from '@tsudoi/design-system/screens/account.rules'
import { addressProblem } from '@tsudoi/design-system/screens/address/address.rules'
import { searchProblem } from '@tsudoi/design-system/screens/event/boardSearch.rules'
import { callNameProblem, topicProblem } from '@tsudoi/design-system/screens/livetalk/livetalk.rules'
import { altProblem, altToSend, postTextProblem } from '@tsudoi/design-system/screens/post/write/write.rules'
import { reportProblems } from '@tsudoi/design-system/screens/report/report.rules'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { hasVisibleCharacter } from '@tsudoi/design-system/text/hasVisibleCharacter'
import { textToSend } from '@tsudoi/design-system/text/userText'
import { hasWords, searchText, searchWords } from '@tsudoi/design-system/text/searchText'

const reason = { id: 'other', text: 'その他', needsComment: true }
const reportProblem = (comment: string) => reportProblems({ reasonId: 'other', comment }, [reason]).comment

/** The required fields, each with its length limit in graphemes. */
const fields: Readonly<Record<string, readonly [(typed: string) => string | undefined, number]>> = {
  'nickname, last name, first name': [nameProblem('ニックネーム', 20), 20],
  'name in stories': [nameProblem('姓', 10), 10],
  'name of an address': [addressProblem.lastName, 40],
  'street of an address': [addressProblem.street, 100],
  'post, comment, reply': [(typed) => postTextProblem(typed, 0), 500],
  'comment of a report': [reportProblem, 500],
}
/** The optional fields, each with its length limit in graphemes. */
const optional: typeof fields = {
  'name to be called by': [callNameProblem, 20],
  'topic of a talk': [topicProblem, 200],
  'description of a picture': [altProblem, 200],
  'words to search for': [searchProblem, 100],
}

describe('texts that users write (contracts/testing/userTexts.json)', () => {
  it.each(Object.entries(cases.visible))(
    'are accepted by each field of the app if they are visible: %s (Q370)',
    (_, text) => {
      expect(hasVisibleCharacter(text)).toBe(true)
      for (const [name, [problem]] of Object.entries({ ...fields, ...optional }))
        expect([name, problem(text)]).toEqual([name, undefined])
    },
  )

  it.each(Object.entries(cases.invisible))(
    'are treated as empty by each field of the app if they are invisible: %s (Q370)',
    (_, text) => {
      expect(hasVisibleCharacter(text)).toBe(false)
      expect([textToSend(text), altToSend(text)]).toEqual(['', ''])
      for (const [name, [problem]] of Object.entries(fields))
        expect([name, problem(text)]).toEqual([name, expect.stringMatching(/。$/)])
    },
  )

  it.each(Object.entries(cases.controls))(
    'lose their control characters before the app sends a multi-line text: %s (Q383)',
    (_, text) => {
      expect(textToSend(text)).toBe(text.replace(/\p{Cc}/gu, ''))
    },
  )

  it.each(cases.compared)('match in a search of the app if they are %j and %j (Q370)', (one = '', other = '') => {
    expect(searchText(one)).toBe(searchText(other))
  })

  it.each(cases.different)(
    'do not match in a search of the app if they are %j and %j (Q370)',
    (one = '', other = '') => {
      expect(searchText(one)).not.toBe(searchText(other))
    },
  )

  it.each(cases.searched)('match in a search of the app for %j: %j (Q498)', (typed = '', text = '') => {
    expect(hasWords(searchWords(typed), searchText(text))).toBe(true)
  })

  it.each(cases.unsearched)('do not match in a search of the app for %j: %j (Q498)', (typed = '', text = '') => {
    expect(hasWords(searchWords(typed), searchText(text))).toBe(false)
  })

  it.each(cases.fits)(
    'fit into each field up to the limit that the server counts: $unit (S134, Q371)',
    ({ unit, limit, most }) => {
      const limits = { ...fields, ...optional }
      // Scales the expected outcome, which is for a limit of twenty, to the limits of the other fields.
      const outcomes = Object.entries(limits).map(([name, [problem, longest]]) => {
        const fitting = most === limit ? longest : Math.floor(longest / Array.from(unit).length)
        const atLimit = fitting === 0 ? undefined : problem(unit.repeat(fitting))
        return [name, atLimit, typeof problem(unit.repeat(fitting + 1))]
      })
      expect(outcomes).toEqual(Object.keys(limits).map((name) => [name, undefined, 'string']))
    },
  )

  it.each(Object.entries(cases.isolated))(
    'are inserted into a sentence without affecting the sentence: %j as %j (Q371)',
    (name, isolate) => {
      expect(isolated(name)).toBe(isolate)
    },
  )

  it('are accepted as user IDs if the server treats them as equal, and refused if they only look like another ID (S060)', () => {
    for (const name of cases.uniqueNames.same) expect(uniqueNameProblem(name)).toBeUndefined()
    for (const name of cases.uniqueNames.refused) expect(uniqueNameProblem(name)).toBeDefined()
  })
})
