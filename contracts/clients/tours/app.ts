import { Api } from './client.ts'
import { printResult, tourInput, refusalOf, settings, withIdempotencyKey } from './tour.ts'

const { channel, coin, gacha } = new Api(settings)
const draw = (count: number) =>
  gacha.drawGacha(tourInput.gacha, { count, platformType: 'WEB' }, {}, withIdempotencyKey())

const channels = await channel.listChannels({ limit: 5 })
const shown = await gacha.getGacha(tourInput.gacha)
const agreed = await gacha.agreeGacha(tourInput.gacha)
const drawn = await draw(10)
const balance = await coin.getCoinBalance({ platformType: 'WEB' })
const history = await coin.listCoinHistory({ 'seek.limit': 5, 'seek.order': 'DESC' })
const { ipId } = shown.data.gacha
await channel.followChannel(ipId)
const followed = await channel.listFollows({ limit: 20 })
await channel.unfollowChannel(ipId)
const refusal = await refusalOf(draw(7))

printResult({
  channels: channels.data.total > 0,
  gacha: shown.data.gacha.gachaId,
  agreed: agreed.data,
  drawn: drawn.data.resultList.length,
  left: balance.data.total === drawn.data.balance.total,
  history: history.data.list.length > 0,
  followed: followed.data.list.some((each) => each.ipId === ipId),
  refusal,
})
