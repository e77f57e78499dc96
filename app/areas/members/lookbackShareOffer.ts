import { figuresOf, isSettled, lookbackOf } from '@tsudoi/design-system/screens/lookback/lookback.rules'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { paths } from '../../paths.ts'
import { profileQuery } from '../../queries/member.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { tabTitle } from '../../shell/tabTitle.ts'
import type { ShareOffer } from '../../sharing/sharing.ts'
import { serverIso } from '../../time/clock.ts'
import { loadedLookbackLists } from './lookbackLists.ts'
import { lookbackPeriod } from './lookbackPeriods.ts'

/**
 * Returns what the page ふりかえり shares instead of its own address, which only the member can open: the channel with the
 * most records of the year, and the year's numbers as a picture in that channel's colour. The picture contains no
 * money, no name and no birthday: a year that begins with the birthday is called 1年. Undefined while lists are loading,
 * and if there is nothing to show (Q525).
 */
export function lookbackShareOffer(pathname: string, search: string): ShareOffer | undefined {
  if (pathname !== paths.lookback) return undefined
  const now = serverIso()
  const birthday = queryClient.getQueryData(profileQuery.queryKey)?.profile?.birthday
  const period = lookbackPeriod(new URLSearchParams(search), { now, birthday })
  const lookback = lookbackOf(loadedLookbackLists(), period, now)
  const figures = figuresOf(lookback)
  if (!isSettled(lookback) || figures.length === 0) return undefined
  const most = lookback.channel.state === 'known' ? lookback.channel.value?.channel : undefined
  const title = `${period.from === 'birthday' ? '1年' : period.label}の推し活`
  return {
    path: most ? paths.channel(most.id) : paths.channels,
    title: tabTitle(title),
    picture: {
      channel: most ? { id: most.id, seed: most.seed } : { id: 'tsudoi' },
      title,
      figures,
      notes: [most ? `いちばん記録の多いチャンネル　${isolated(most.name)}` : '', '集い'],
    },
  }
}
