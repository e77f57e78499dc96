import { useMutation, useQuery } from '@tanstack/react-query'
import { SpendingScreen } from '@tsudoi/design-system/screens/spending/SpendingScreen'
import type { PinFormKind, PinValues, SpendingPin } from '@tsudoi/design-system/screens/spending/spending.types'
import { useState } from 'react'
import { changeOwnLimit } from '../../limits/ownLimit.ts'
import { storeOwnLimit, useOwnLimit } from '../../limits/ownLimits.ts'
import { canHashPin } from '../../limits/pinHash.ts'
import { withBlock } from '../../limits/spendingLock.ts'
import { changeSpendingLock, isSpendingLockStored, useSpendingLock } from '../../limits/spendingLocks.ts'
import { boughtInMonth } from '../../mappers/boughtInMonth.ts'
import { paths } from '../../paths.ts'
import { ordersQuery } from '../../queries/order.queries.ts'
import { useSession } from '../../session/sessionStore.ts'
import { serverIso } from '../../time/clock.ts'
import { latestMonths } from '../../time/japanMonths.ts'
import { useNowAt } from '../../time/useNowAt.ts'
import { ownLimitView } from './spending.mappers.ts'
import { spendingBreakView, spendingLockView } from './spendingSettings.mappers.ts'
import {
  startSpendingBreakMutation,
  removeForgottenPinMutation,
  changePinMutation,
} from './spendingSettings.mutations.ts'
import { spendingBreakScopeQuery } from './spendingSettings.queries.ts'

/** What the page says after each form. */
const doneTexts: Readonly<Record<PinFormKind, string>> = {
  set: '暗証番号を付けました。',
  change: '暗証番号を変えました。',
  remove: '暗証番号をなくしました。',
  unblock: 'この端末で購入できるようにしました。',
}

const forgottenTexts = {
  mailed: '暗証番号をなくしました。登録しているメールアドレスにもお知らせしました。',
  unmailed: '暗証番号をなくしました。',
  cancelled: '本人確認をしなかったため、暗証番号はそのままです。',
}

/** The yen that the member has spent this month; undefined while unknown. */
function useSpentThisMonth(now: string): number | undefined {
  const [month] = latestMonths(now, 1)
  const orders = useQuery({ ...ordersQuery({ start: month.start }), staleTime: 0, meta: { isSilent: true } })
  if (!orders.data) return undefined
  const { paid, waiting } = boughtInMonth(month, orders.data.list)
  return paid + waiting
}

/** The state of the PIN forms: the open form, and the result of the last form that was sent. */
function usePinForms(accountId: string): { pin: SpendingPin; news: string | undefined } {
  const [form, setForm] = useState<PinFormKind>()
  const [news, setNews] = useState<string>()
  const change = useMutation(changePinMutation)
  const forgotten = useMutation(removeForgottenPinMutation)
  const open = (kind: PinFormKind | undefined) => {
    change.reset()
    setNews(undefined)
    setForm(kind)
  }
  const send = (values: PinValues) => {
    if (!form || change.isPending) return
    const onSuccess = ({ is }: { is: string }) => {
      if (is !== 'right') return
      open(undefined)
      setNews(doneTexts[form])
    }
    change.mutate({ ...values, accountId, kind: form }, { onSuccess })
  }
  const forget = () => {
    if (forgotten.isPending) return
    open(undefined)
    forgotten.mutate(accountId, { onSuccess: (result) => setNews(forgottenTexts[result]) })
  }
  const triesLeft = change.data?.is === 'wrong' ? change.data.left : undefined
  const pin = {
    form,
    onFormChange: open,
    onPin: send,
    isPending: change.isPending,
    triesLeft,
    onForgot: forget,
    isForgetting: forgotten.isPending,
  }
  return { pin, news }
}

/** The settings of 買い物の設定, with their data (Q526). */
export function SpendingSettingsContainer() {
  const accountId = useSession((session) => session.accountId)
  const lock = useSpendingLock(accountId)
  const now = useNowAt(lock.breakUntil, lock.lockedUntil)
  const limit = useOwnLimit(accountId)
  const place = useQuery(spendingBreakScopeQuery(accountId))
  const startBreak = useMutation(startSpendingBreakMutation)
  const { pin, news } = usePinForms(accountId)
  return (
    <SpendingScreen
      lock={spendingLockView(lock, now, { canHavePin: canHashPin(), isKept: isSpendingLockStored(accountId) })}
      pin={pin}
      pause={{
        current: spendingBreakView(lock, now, place),
        onBreak: (minutes) => !startBreak.isPending && startBreak.mutate({ accountId, minutes }),
        isPending: startBreak.isPending,
      }}
      limit={{
        own: ownLimitView(limit, now),
        spent: useSpentThisMonth(now),
        onLimit: (yen) => storeOwnLimit(accountId, changeOwnLimit(limit, yen, serverIso())),
      }}
      onBlock={(isBlocked) => changeSpendingLock(accountId, (before) => withBlock(before, isBlocked))}
      news={news}
      hrefs={{ orders: paths.orderHistory, terms: paths.terms }}
    />
  )
}
