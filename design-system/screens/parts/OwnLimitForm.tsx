import { useRef } from 'react'
import { Button } from '../../components/Button.tsx'
import { TextField } from '../../components/TextField.tsx'
import { dateTimeText } from '../../text/dateTimeText.ts'
import { wholeNumberOf } from '../../text/wholeNumberOf.ts'
import { yenText } from '../../text/yenText.ts'
import type { OwnSpendingLimit } from '../mypage/spending.types.ts'
import { Actions } from './Actions.tsx'
import { Form } from './Form.tsx'

export interface OwnLimitFormProps {
  limit: OwnSpendingLimit
  /** Called with the new monthly limit in yen; undefined removes the limit. */
  onLimit: (yen: number | undefined) => void
  /** The amount that the member has spent this month, in yen; undefined while unknown. */
  spent: number | undefined
}

/** The maximum of the input: above the monthly limit of every age. */
const maxYen = 9_999_999

/** Parses an amount in yen such as 5000 or ５，０００円. Undefined when it is not an amount. */
function parseYen(typed: string): number | undefined {
  const yen = wholeNumberOf(typed.replace(/^\s*[¥￥]/, ''), '円')
  return yen !== undefined && yen <= maxYen ? yen : undefined
}

const fields = {
  yen: {
    id: 'own-limit',
    label: '目安の金額',
    problem: (typed: string) =>
      parseYen(typed) === undefined ? `0円から${yenText(maxYen)}までの金額を、数字で入力してください。` : undefined,
  },
}

/** The member's own monthly limit (ひと月の目安), and the form to change it. */
export function OwnLimitForm({ limit, onLimit, spent }: OwnLimitFormProps) {
  const { yen, next } = limit
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears with the pending change, so the focus is moved.
  const takeBack = () => {
    onLimit(yen)
    heading.current?.focus()
  }
  return (
    <div className="max-w-120">
      <h3 ref={heading} tabIndex={-1} className="heading text-20">
        ひと月の目安
      </h3>
      <p className="mt-2 text-14 text-quiet">
        今月の購入が目安を超えるとき、お支払いの前にもう一度おたずねします。お支払いは止めません。この端末だけに残ります。
      </p>
      <output className="mt-4 grid gap-1 text-14 tabular-nums">
        {yen !== undefined && (
          <span>
            いまの目安は
            <strong translate="no" className="whitespace-nowrap">
              {yenText(yen)}
            </strong>
            です。
            {spent !== undefined && spentText(yen, spent)}
          </span>
        )}
        {next && <span>{nextText(next)}</span>}
      </output>
      {next && yen !== undefined && (
        <Button variant="outline" size="small" className="mt-3" onClick={takeBack}>
          変更をやめる
        </Button>
      )}
      <div className="mt-6">
        <Form
          label="ひと月の目安"
          fields={fields}
          initial={{ yen: yen === undefined ? '' : String(yen) }}
          shouldFocusField
          onSubmit={(typed) => onLimit(parseYen(typed.yen))}
          foot={
            <Actions className="mt-5">
              <Button type="submit" variant="outline">
                {yen === undefined ? 'この金額を目安にする' : '目安を変える'}
              </Button>
              {yen !== undefined && (
                <Button variant="quiet" onClick={() => onLimit(undefined)}>
                  目安をなくす
                </Button>
              )}
            </Actions>
          }
        >
          {({ field }) => (
            <TextField
              {...field('yen')}
              requirement={null}
              support="金額を上げたり、なくしたりしたときは、24時間後からの目安になります。"
              inputMode="numeric"
              autoComplete="off"
              trailing="円"
            />
          )}
        </Form>
      </div>
    </div>
  )
}

function spentText(yen: number, spent: number): string {
  if (spent > yen) return `今月の購入は、目安より${yenText(spent - yen)}多くなっています。`
  return `今月は、あと${yenText(yen - spent)}です。`
}

const nextText = ({ yen, from }: { yen?: number | undefined; from: string }) =>
  `${dateTimeText(from)}から、${yen === undefined ? '目安がなくなります' : `${yenText(yen)}になります`}。`
