import type { Failure, Loadable } from '@tsudoi/design-system/loadable'
import type { PlayedEpisode } from '@tsudoi/design-system/screens/story/player/player.types'
import { ApiError } from '../../../api/apiError.ts'

type Failed = Extract<Loadable<PlayedEpisode>, { state: 'failed' }>

/** What the catalogue says of any page is said here of an episode: where it can be opened, or that it is over. */
const said: Readonly<Record<string, Failure>> = {
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

/** An episode that cannot be had. What another try would not change offers none. */
export function episodeFailure(error: unknown, failed: Failed): Failed {
  const code = error instanceof ApiError ? error.messageCode : undefined
  const failure = code && Object.hasOwn(said, code) ? said[code] : undefined
  return failure ? { state: 'failed', failure } : failed
}
