import { useState } from 'react'
import { Button } from '../../components/Button.tsx'
import { Checkbox } from '../../components/Checkbox.tsx'
import { CoinBalance, type Balance } from '../../components/CoinBalance.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import type { Loadable } from '../../loadable.ts'
import { Actions } from '../parts/Actions.tsx'
import { Fact, FactList } from '../parts/FactList.tsx'
import { Form } from '../parts/Form.tsx'
import { FormPage } from '../parts/FormPage.tsx'
import { LazyConfirmation } from '../parts/LazyConfirmation.tsx'
import type { FormFields } from '../parts/useForm.ts'

export interface LeaveScreenProps {
  /** The coins and points that the member will lose, shown while the account still exists. */
  balance: Loadable<Balance>
  /** Whether the member had ticked the check box before a reload. Default: no. */
  defaultRead?: boolean | undefined
  /** Called on each change of the check box, so that a reload can restore it. */
  onRead?: ((wasRead: boolean) => void) | undefined
  onLeave: () => void
  isPending?: boolean | undefined
  accountHref: string
  /** The URL of the page where the member saves their own data first. Without it nothing is offered. */
  exportHref?: string | undefined
}

const fields: FormFields<{ wasRead: boolean }> = {
  wasRead: {
    id: 'leave-read',
    label: '失われるものを確認しました',
    problem: (wasRead) => (wasRead ? undefined : '退会するには、上の内容を読んでチェックを入れてください。'),
  },
}

/**
 * Deletes the account (W058). The member confirms three times: ticks that the text was read, presses the button, and
 * answers a dialog that first focuses the button to stay.
 */
export function LeaveScreen(props: LeaveScreenProps) {
  const { balance, defaultRead = false, onRead, onLeave, isPending, accountHref, exportHref } = props
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    setAsking(false)
    onLeave()
  }
  return (
    <FormPage title="退会する" lead={<p>退会すると、次のものが失われます。もとに戻すことはできません。</p>}>
      <Losses balance={balance} />
      {exportHref !== undefined && (
        <p className="mt-6">
          退会すると、投稿や記録も取り出せなくなります。先に<TextLink href={exportHref}>データを書き出す</TextLink>
          ことができます。
        </p>
      )}
      <div className="mt-8">
        <Form
          label="退会"
          fields={fields}
          initial={{ wasRead: defaultRead }}
          onSubmit={() => setAsking(true)}
          onValuesChange={({ wasRead }) => onRead?.(wasRead)}
          shouldFocusField
          foot={
            <Actions className="mt-8">
              <Button type="submit" variant="outline" isPending={isPending} pendingLabel="退会の手続きをしています">
                退会の手続きへ進む
              </Button>
              <TextLink href={accountHref}>退会せずにもどる</TextLink>
            </Actions>
          }
        >
          {({ field }) => <Checkbox {...field('wasRead')} />}
        </Form>
      </div>
      <LazyConfirmation
        open={isAsking}
        title="ほんとうに退会しますか"
        confirm={{ label: '退会する', onPress: leave, variant: 'danger' }}
        cancel={{ label: '退会しない', onPress: () => setAsking(false) }}
      >
        <p>コインとコレクションは、退会するとすぐに失われます。あとから取り消すことはできません。</p>
      </LazyConfirmation>
    </FormPage>
  )
}

function Losses({ balance }: Pick<LeaveScreenProps, 'balance'>) {
  return (
    <FactList>
      <Fact about="コイン">
        <CoinBalance balance={balance} />
        <p className="mt-3 text-14 text-quiet">有償コインも無償コインも、残りはすべて使えなくなります。</p>
      </Fact>
      <Fact about="コレクション">集めた写真やカードは、すべて見られなくなります。</Fact>
      <Fact about="あなたの情報">プロフィール、フォロー、お届け先が消えます。</Fact>
      <Fact about="メールアドレス">登録していたメールアドレスでは、30日のあいだ新しく会員登録できません。</Fact>
    </FactList>
  )
}
