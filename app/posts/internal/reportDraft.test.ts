import { afterEach, expect, it } from 'vitest'
import { formDrafts } from '../../forms/formDrafts.ts'
import { reportDraft } from './reportDraft.ts'

afterEach(() => sessionStorage.clear())

it('the draft of a report is not stored while the user has typed nothing, although the reported account or post is known', () => {
  reportDraft.store('acc-sora', { reasonId: '', comment: 'ひかり' })
  expect(formDrafts.areWaiting()).toBe(true)
  reportDraft.store('acc-sora', { reasonId: '', comment: ' ' })
  expect([formDrafts.areWaiting(), sessionStorage.length]).toEqual([false, 0])
})
