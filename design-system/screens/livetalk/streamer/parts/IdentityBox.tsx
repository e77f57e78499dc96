import { StatusRegion } from '../../../../components/StatusRegion.tsx'
import { Button } from '../../../../components/Button.tsx'
import { FailedState } from '../../../../components/FailedState.tsx'
import { Skeleton } from '../../../../components/Skeleton.tsx'
import { dateText } from '../../../../text/dateTimeText.ts'
import { Facts } from '../../../parts/Facts.tsx'
import type { GuestIdentity, ShownIdentity } from '../streamer.types.ts'
import { isolated } from '../../../../text/isolated.ts'

export interface IdentityBoxProps {
  identity: ShownIdentity
  onShow: (isShown: boolean) => void
}

/**
 * The details to compare with the guest's identity document (C148). Hidden until requested, because others may see
 * the screen.
 */
export function IdentityBox({ identity, onShow }: IdentityBoxProps) {
  const isShown = identity !== 'hidden'
  return (
    <section aria-label="本人確認">
      <Button
        variant="outline"
        size="small"
        aria-expanded={isShown}
        aria-keyshortcuts="I"
        onClick={() => onShow(!isShown)}
      >
        {isShown ? '本人確認の情報を隠す' : '本人確認の情報を見る'}
      </Button>
      {isShown && (
        <StatusRegion className="mt-4">
          <IdentityDetails identity={identity} />
          <p className="mt-3 text-14 text-quiet">1分たつと隠れます。書き写したり、口に出したりしないでください。</p>
        </StatusRegion>
      )}
    </section>
  )
}

function IdentityDetails({ identity }: { identity: Exclude<ShownIdentity, 'hidden'> }) {
  if (identity.state === 'loading') return <Skeleton shape="line" className="h-18" />
  if (identity.state === 'failed') return <FailedState failure={identity.failure} onRetry={identity.onRetry} />
  return <Facts facts={factsOf(identity.data)} />
}

function factsOf({ lastName, firstName, birthday, isComplete }: GuestIdentity) {
  const name = [lastName, firstName].flatMap((part) => (part ? [isolated(part)] : [])).join(' ')
  return [
    { term: '氏名', words: name || '登録されていません' },
    { term: '生年月日', words: birthday ? dateText(`${birthday}T00:00:00+09:00`) : '登録されていません' },
    ...(isComplete ? [] : [{ term: 'ご注意', words: '登録が足りないため、確認できません。' }]),
  ]
}
