import { untouched } from '@tsudoi/design-system/text/untouched'
import { useQuery } from '@tanstack/react-query'
import { confirmationBeforeDraw } from '@tsudoi/design-system/screens/gacha/gacha.rules'
import type { DrawConfirmation, DrawOption, GachaChannel } from '@tsudoi/design-system/screens/gacha/gacha.types'
import { GachaTopScreen } from '@tsudoi/design-system/screens/gacha/GachaTopScreen'
import { lazyOnPress } from '@tsudoi/design-system/lazy'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hasMessageCode } from '../../api/apiError.ts'
import { withPaymentLine } from '../../shell/withPaymentLine.ts'
import { paths } from '../../paths.ts'
import { balanceQuery } from '../../queries/member.queries.ts'
import { useIsMember } from '../../session/sessionStore.ts'
import { viewerOf } from '../../session/viewerOf.ts'
import { Page } from '../../shell/Page.tsx'
import { onNetworkIdle } from '../../shell/onNetworkIdle.ts'
import { useLoginHrefs } from '../../shell/useLoginHrefs.ts'
import { useIsCurrentUrl } from '../../shell/useIsCurrentUrl.ts'
import { useOpenShop } from '../../shell/useOpenShop.ts'
import { normalisedInstant } from '../../mappers/channel.mappers.ts'
import { loadableOf } from '../../mappers/loadableOf.ts'
import { gachaQuery } from './gacha.queries.ts'
import { gachaView } from './gacha.mappers.ts'
import { isFreePeriodOver, useGachaDraw } from './gachaDraw.ts'
import { useAgreeToTerms, useDrawProgress } from './useDrawProgress.ts'
import { useOdds } from './useOdds.ts'

/** A confirmation without the number of missing coins: the balance may change while the dialog is open. */
type OpenConfirmation = Exclude<DrawConfirmation, { kind: 'coins' }> | { kind: 'coins'; option: DrawOption }

const none: OpenConfirmation = { kind: 'none' }
const loadConfirmation = () => withPaymentLine(() => import('./DrawConfirmation.tsx'))
/** The dialog that confirms a draw. Loaded after the page's content, because many users enter the app on this page. */
const DrawConfirmation = lazyOnPress(() => loadConfirmation().then((file) => file.DrawConfirmation))

const confirmationView = (asked: OpenConfirmation, balance = 0): DrawConfirmation =>
  asked.kind === 'coins' ? { ...asked, missing: Math.max(1, asked.option.coins - balance) } : asked

const optionNow = (gacha: Parameters<typeof gachaView>[0], { count }: DrawOption) =>
  gachaView(gacha).options.find((option) => option.count === count)

interface GachaTopProps {
  channel: GachaChannel
  gachaId: string
  now: string
}

/** Page of one gacha. A press on a draw button runs the checks, opens the confirmation and then the result. */
export function GachaTop({ channel, gachaId, now }: GachaTopProps) {
  const isMember = useIsMember()
  const navigate = useNavigate()
  const openShop = useOpenShop()
  const isHere = useIsCurrentUrl()
  const [confirmation, setConfirmation] = useState(none)
  const gacha = useQuery(gachaQuery(gachaId, isMember))
  const odds = useOdds(gachaId, isMember, gacha.data !== undefined && gacha.data.gacha.stock !== 'IN_STOCK')
  const isFreeOver = useGachaDraw(({ failure }) => isFreePeriodOver(failure, gachaId))
  const hasDrawn = useGachaDraw(({ result }) => result?.draw.ipId === channel.id)
  // Loads the log, which records each draw. The result page shows it.
  useEffect(() => void import('./drawLog.ts').catch(() => {}), [])
  const balance = useQuery({ ...balanceQuery, enabled: isMember })
  const viewer = viewerOf(isMember)

  const handleRefusal = (error: unknown, option: DrawOption) => {
    setConfirmation(none)
    if (hasMessageCode(error, 'NotEnoughCoin')) setConfirmation({ kind: 'coins', option })
    if (hasMessageCode(error, 'GachaNotAgreed')) setConfirmation({ kind: 'terms', option })
  }
  const progress = useDrawProgress(gachaId)
  const agreeTo = useAgreeToTerms()
  useEffect(() => onNetworkIdle(() => void loadConfirmation().catch(() => {})), [])
  const pressDraw = (option: DrawOption) => {
    if (!gacha.data || !isHere() || progress.state !== 'idle') return
    const shown = gachaView(gacha.data.gacha)
    setConfirmation(confirmationBeforeDraw({ viewer, gacha: shown, balance: balance.data, option }))
  }
  const agree = (option: DrawOption) => {
    setConfirmation(none)
    agreeTo({ ipId: channel.id, gachaId, count: option.count }, () => setConfirmation({ kind: 'last', option }))
  }
  return (
    <Page title={gacha.data?.gacha.name} channel={{ id: channel.id, seed: channel.seed }}>
      <GachaTopScreen
        now={now}
        viewer={viewer}
        channel={channel}
        gacha={loadableOf(gacha, (data) => ({ ...gachaView(data.gacha), isFreeOver }))}
        odds={odds}
        balance={loadableOf(balance)}
        draw={{
          progress,
          confirmation: confirmationView(confirmation, balance.data?.total),
          untouched: untouched.coins,
          onDraw: pressDraw,
          onAgree: agree,
          onDismiss: () => setConfirmation(none),
        }}
        onOpenShop={openShop}
        hrefs={{ ...useLoginHrefs(), result: hasDrawn ? paths.gachaResult(channel.id) : undefined }}
      />
      {confirmation.kind === 'last' && gacha.data && (
        <DrawConfirmation
          draw={{
            ipId: channel.id,
            gachaId,
            gachaName: gacha.data.gacha.name,
            // The current price. If it changes while the dialog is open, the dialog shows the difference.
            ...(optionNow(gacha.data.gacha, confirmation.option) ?? confirmation.option),
            until: normalisedInstant(gacha.data.gacha.publicationEndTime),
          }}
          onDrawn={() => isHere() && void navigate(paths.gachaResult(channel.id))}
          onError={(error) => handleRefusal(error, confirmation.option)}
          onClose={() => setConfirmation(none)}
          onFailed={() => setConfirmation(none)}
        />
      )}
    </Page>
  )
}
