import type { MessageCode } from '@tsudoi/contracts/errors'
import { ownEntry, type CatalogueEntry } from '../../errors/catalogueEntry.ts'

/** Errors of voting and its bonuses. */
export const voteErrors = {
  VoteRankingBonusTermChanged: ownEntry('E061', {
    title: 'ボーナスの対象が変わりました',
    cause: 'ボーナス対象の写真が入れ替わりました。',
    remedy: '新しい対象を確かめて、もう一度投票してください。',
  }),
  VoteRankingBonusPhotoChanged: ownEntry('E062', {
    title: 'ボーナスの対象が変わりました',
    cause: 'ボーナス対象の写真が入れ替わりました。',
    remedy: '新しい対象を確かめて、もう一度投票してください。',
  }),
  VoteRankingVotingUnavailable: ownEntry('E063', {
    title: 'いまは投票できません',
    cause: '投票の期間外です。',
    remedy: '投票の期間を確かめてください。',
  }),
  VoteRankingParticipateRewardUnavailable: ownEntry('E064', {
    title: '受け取り期間が終わりました',
    cause: '参加特典の受け取りは締め切られました。',
    remedy: 'ほかの特典をご覧ください。',
  }),
} satisfies Partial<Record<MessageCode, CatalogueEntry>>
