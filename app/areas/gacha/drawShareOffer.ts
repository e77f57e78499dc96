import { rarityCountText, splitRarestItem } from '@tsudoi/design-system/screens/gacha/result.rules'
import { isolated } from '@tsudoi/design-system/text/isolated'
import { channelRefView } from '../../mappers/channelRef.mappers.ts'
import { paths } from '../../paths.ts'
import { channelQuery } from '../../queries/channel.queries.ts'
import { queryClient } from '../../queryClient.ts'
import { isMember } from '../../session/sessionStore.ts'
import { tabTitle } from '../../shell/tabTitle.ts'
import type { ShareOffer } from '../../sharing/sharing.ts'
import { drawResultView } from './gacha.mappers.ts'
import { gachaQuery } from './gacha.queries.ts'
import { useGachaDraw } from './gachaDraw.ts'

/**
 * Returns what the page with the result of a draw shares: the address of the gacha, because only the member can open
 * the result, and the result as a picture in the channel's colour. Undefined without a result of this channel.
 */
export function drawShareOffer(pathname: string): ShareOffer | undefined {
  const { result } = useGachaDraw.getState()
  if (!result || pathname !== paths.gachaResult(result.draw.ipId)) return undefined
  const { ipId, gachaId } = result.draw
  const { items } = drawResultView(result)
  const { star } = splitRarestItem(items)
  if (!star) return undefined
  const gacha = queryClient.getQueryData(gachaQuery(gachaId, isMember()).queryKey)?.gacha
  const ip = queryClient.getQueryData(channelQuery(ipId, isMember()).queryKey)?.ip
  const channel = ip && channelRefView({ ipId, ipName: ip.name, oshiColor: ip.oshiColor })
  const gachaName = gacha?.name ?? 'ガチャ'
  return {
    path: paths.gacha(ipId, gachaId),
    title: tabTitle(`${isolated(gachaName)}で${isolated(star.name)}が出ました`),
    picture: {
      image: star.image,
      channel: { id: ipId, seed: channel?.seed },
      title: star.name,
      notes: [
        `${isolated(gachaName)}　${items.length}回　${rarityCountText(items)}`,
        `${channel ? isolated(channel.name) : ''}　集い`.trim(),
      ],
    },
  }
}
