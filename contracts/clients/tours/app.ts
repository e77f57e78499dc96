import { Api } from './client.ts'
import { finish, given, key, refusalOf } from './tour.ts'

const { channel, coin, gacha } = new Api({ baseUrl: given.address, baseApiParams: { headers: given.bearer } })

const channels = await channel.listChannels({ limit: 5 })
const shown = await gacha.getGacha(given.gacha)
const agreed = await gacha.agreeGacha(given.gacha)
const draw = { count: 10, platformType: 'WEB' } as const
const drawn = await gacha.drawGacha(given.gacha, draw, { headers: { ...given.bearer, ...key() } })
const balance = await coin.getCoinBalance({ platformType: 'WEB' })
const refusal = await refusalOf(
  gacha.drawGacha(given.gacha, { ...draw, count: 7 }, { headers: { ...given.bearer, ...key() } }),
)

finish({
  channels: channels.data.total > 0,
  gacha: shown.data.gacha.gachaId,
  agreed: agreed.data,
  drawn: drawn.data.resultList.length,
  left: balance.data.total === drawn.data.balance.total,
  refusal,
})
