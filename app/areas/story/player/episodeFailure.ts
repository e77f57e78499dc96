import type { Failure, Loadable } from '@tsudoi/design-system/loadable'
import type { PlayedEpisode } from '@tsudoi/design-system/screens/story/player/player.types'
import { ApiError } from '../../../api/apiError.ts'

type Failed = Extract<Loadable<PlayedEpisode>, { state: 'failed' }>

/** Messages about an episode, which replace the general messages of the error catalogue. */
const failures: Readonly<Record<string, Failure>> = {
  PermissionDenied: {
    title: 'この回は、まだ開いていません',
    cause: 'コインで購入するか、時間を待つと読める回です。',
    remedy: 'ストーリーのページで、読みかたをお選びください。',
  },
  OutOfTerm: {
    title: 'このストーリーは、公開が終わりました',
    cause: '公開の期間が過ぎています。',
    remedy: 'ほかのストーリーを、チャンネルのページからお選びください。',
  },
  NotFound: {
    title: 'この回は見つかりません',
    cause: 'アドレスが違うか、公開されていない回です。',
    remedy: 'ストーリーのページから、もう一度お選びください。',
  },
}

/** The error message for an episode that failed to load. It has no retry button if a retry cannot help. */
export function episodeFailure(error: unknown, failed: Failed): Failed {
  const code = error instanceof ApiError ? error.messageCode : undefined
  const failure = code && Object.hasOwn(failures, code) ? failures[code] : undefined
  return failure ? { state: 'failed', failure } : failed
}
