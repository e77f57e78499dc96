import { checkLoginUndo } from '@tsudoi/contracts/auth/undo.endpoints'
import { expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../api/apiError.ts'
import { loginUndoQuery } from './undo.queries.ts'

it.each<[ApiErrorKind, boolean]>([
  ['unsent', true],
  ['cancelled', true],
  ['sessionEnded', true],
  ['network', false],
  ['status', false],
])('the check of an undo link is retried after a failure of the kind %s: %s (X21)', (kind, isRepeated) => {
  const { retry } = loginUndoQuery(true)
  const error = new ApiError({ endpoint: checkLoginUndo, kind })
  expect(typeof retry === 'function' && retry(0, error)).toBe(isRepeated)
})
