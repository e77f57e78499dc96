import type { Balance } from '../../components/CoinBalance.tsx'
import { Figure } from '../../components/Figure.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import type { Loadable } from '../../loadable.ts'
import { coinFigure, coinText } from '../../text/coinText.ts'
import { DonePage } from '../parts/DonePage.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { isolated } from '../../text/isolated.ts'
import { personName } from '../../text/personName.ts'

export interface ProfileFinishScreenProps {
  kind: 'create' | 'change'
  nickName: string
  /** The member's balance: new members receive free coins, and the balance shows how many. */
  balance: Loadable<Balance>
  /** The URL of the next page: /signup/follow, or the profile. */
  nextHref: string
}

/** Confirms that the profile was saved (W046). */
export function ProfileFinishScreen({ kind, nickName, balance, nextHref }: ProfileFinishScreenProps) {
  const isNew = kind === 'create'
  return (
    <DonePage
      title={isNew ? `ようこそ、${isolated(personName(nickName))}さん` : 'プロフィールを保存しました'}
      next={{ label: isNew ? 'フォローするチャンネルをえらぶ' : 'マイページへもどる', href: nextHref }}
    >
      {isNew && <WelcomeCoins balance={balance} />}
    </DonePage>
  )
}

function WelcomeCoins({ balance }: Pick<ProfileFinishScreenProps, 'balance'>) {
  return (
    <Loaded value={balance} label="コインを読みこみ中" skeleton={<Skeleton shape="figure" className="h-24 w-72" />}>
      {({ free }) =>
        free > 0 ? (
          <>
            <p className="text-14 font-bold">はじめの無償コインをお届けしました</p>
            <div className="mt-6">
              <Figure
                value={coinFigure(free)}
                unit="コイン"
                size={96}
                deskSize={172}
                label={`無償コイン ${coinText(free)}`}
              />
            </div>
            <p className="mt-6 max-w-120 text-quiet">ガチャにお使いいただけます。コインに有効期限はありません。</p>
          </>
        ) : (
          <p className="text-reading">登録が終わりました。さっそく、推し色をえらびましょう。</p>
        )
      }
    </Loaded>
  )
}
