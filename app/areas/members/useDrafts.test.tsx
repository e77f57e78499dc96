import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { postDrafts } from '../../posts/posts.ts'
import { draftId } from './drafts.mappers.ts'
import { useDrafts } from './useDrafts.ts'

const place = { type: 'ip', typeId: 'ip-todai', postId: '', mode: 'post' } as const

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it.each([
  ['was copied', () => Promise.resolve(), 'copied'],
  ['could not be copied', () => Promise.reject(new DOMException('No', 'NotAllowedError')), 'refused'],
])('the list of drafts on /mypage reports that the text of a draft %s', async (_what, writeText, key) => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  postDrafts.write('acc-hikari', place, { text: '波の音', media: [], time: 1 })
  const { result } = renderHook(() => useDrafts('acc-hikari'))
  const [draft] = postDrafts.list('acc-hikari')
  const id = draft ? draftId(draft) : ''
  expect(id).not.toBe('')
  await act(async () => result.current.copy(id))
  const { copied, refused } = result.current
  expect({ copied, refused }).toEqual({ copied: undefined, refused: undefined, [key]: id })
})

it('the drafts on /mypage report that a draft could not be copied if the browser has no clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  postDrafts.write('acc-hikari', place, { text: '波の音', media: [], time: 1 })
  const { result } = renderHook(() => useDrafts('acc-hikari'))
  const id = result.current.drafts[0]?.id ?? ''
  await act(async () => result.current.copy(id))
  expect(result.current.refused).toBe(id)
})
