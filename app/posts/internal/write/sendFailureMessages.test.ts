import { createPost } from '@tsudoi/contracts/post/post.endpoints'
import { expect, it } from 'vitest'
import { ApiError, type ApiErrorKind } from '../../../api/apiError.ts'
import { SessionEnded } from '../../../session/sessionEnded.ts'
import { sendFailureMessagesOf } from './sendFailureMessages.ts'

const failed = (kind: ApiErrorKind, status?: number) => new ApiError({ endpoint: createPost, kind, status })

it.each([
  ['was never sent', failed('unsent'), '投稿できませんでした。'],
  ['was not sent without a member’s session', failed('guest'), '投稿できませんでした。'],
  ['was not sent because its session had ended', new SessionEnded(), '投稿できませんでした。'],
  ['was refused before its session ended', failed('sessionEnded', 400), '投稿できませんでした。'],
  ['was aborted by its caller after it was sent', failed('cancelled'), '投稿できたか、まだ確かめられていません。'],
  ['was sent before its session ended', failed('sessionEnded'), '投稿できたか、まだ確かめられていません。'],
])('the message about a post that %s says only what the app knows (Q357)', (_what, error, text) => {
  expect(sendFailureMessagesOf(error, false).message).toMatch(new RegExp(`^${text}`))
})
