import type { ProgrammeMoment } from './programme.types.ts'

/** Moments of a campaign that a day's programme shows. */
export type CampaignMoment = 'opens' | 'closes' | 'result'

/** The text of a programme row before and after the moment. */
export const campaignMomentText: Readonly<Record<CampaignMoment, Pick<ProgrammeMoment, 'before' | 'after'>>> = {
  opens: { before: 'から', after: '受付中' },
  closes: { before: 'まで', after: '終了しました' },
  result: { before: 'に結果発表', after: '結果が出ました' },
}
