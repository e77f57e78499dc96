import type { ReactNode } from 'react'
import { Button } from '../../components/Button.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { ModeArea } from '../../components/ModeArea.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { TitleText } from '../../components/TitleText.tsx'
import type { Loadable } from '../../loadable.ts'
import { dateTimeText, timeText } from '../../text/dateTimeText.ts'
import { Facts } from '../parts/Facts.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { MembersOnly } from '../parts/MembersOnly.tsx'
import type { Viewer } from '../programme.types.ts'
import { codeFrom, entryStateAt } from './door.rules.ts'
import type { CodeProblem, EntryCode, EntryPass } from './door.types.ts'
import { EntryCodeView } from './parts/EntryCodeView.tsx'
import { EntryNotes, type EntryNotesProps } from './parts/EntryNotes.tsx'

export interface EntryCodeScreenProps extends EntryNotesProps {
  viewer: Viewer
  /** The passes of the ticket. Empty where the ticket has none. */
  passes: Loadable<readonly EntryPass[]>
  /** The id of the shown pass. Default: the first one. */
  shownPass: string | undefined
  /** Called to show another pass of the ticket. */
  onShowPass: (id: string) => void
  now: string
  /** The current code of the shown pass; undefined until the device has computed it. */
  code: EntryCode | undefined
  /** Why no code can be made; undefined if it can. */
  codeProblem: CodeProblem | undefined
  hrefs: { login: string; signUp: string; ticket: string }
}

/**
 * The code with which a member enters a performance, on a page of its own without header and footer, always in the
 * light theme, so that the page is bright.
 */
export function EntryCodeScreen(props: EntryCodeScreenProps) {
  const { viewer, passes, hrefs } = props
  if (viewer === 'guest') {
    return <MembersOnly title="入場コード" sentence="ログインすると、入場コードが見られます" hrefs={hrefs} />
  }
  return (
    <ModeArea mode="day" className="min-h-dvh text-ink">
      <div className="page pt-4 pb-24">
        <TextLink href={hrefs.ticket} className="inline-flex min-h-11 items-center">
          チケットへもどる
        </TextLink>
        <Loaded value={passes} label="入場コードを読みこみ中" holdsHeading skeleton={<CodeSkeleton />}>
          {(list) => {
            const pass = list.find(({ id }) => id === props.shownPass) ?? list[0]
            return pass ? <ShownPass {...props} list={list} pass={pass} /> : <NoPass ticketHref={hrefs.ticket} />
          }}
        </Loaded>
      </div>
    </ModeArea>
  )
}

const NoPass = ({ ticketHref }: { ticketHref: string }) => (
  <>
    <h1 className="heading mt-4 text-24">入場コード</h1>
    <EmptyState
      className="mt-8"
      reason="none"
      title="このチケットには、入場コードがありません"
      description="配信だけの公演や、会場で紙の券を確かめる公演です。"
      action={{ label: 'チケットを見る', href: ticketHref }}
    />
  </>
)

interface ShownPassProps extends EntryCodeScreenProps {
  list: readonly EntryPass[]
  pass: EntryPass
}

function ShownPass({ list, pass, now, code, codeProblem, onShowPass, ...notes }: ShownPassProps) {
  const state = entryStateAt(pass, now)
  return (
    <>
      <h1 className="heading mt-2 line-clamp-3 text-24 wrap-anywhere">
        <TitleText>{pass.title}</TitleText>
      </h1>
      <p className="mt-1 line-clamp-3 wrap-anywhere">
        <bdi>{pass.episodeTitle}</bdi>
        {pass.seat && <strong className="ml-3">{pass.seat}</strong>}
      </p>
      <PassSwitch list={list} pass={pass} onShowPass={onShowPass} />
      <div className="mt-4 desk:grid desk:grid-cols-2 desk:items-start desk:gap-x-12">
        <div>
          <output className="sr-only">{state === 'used' && '入場ずみです'}</output>
          {state === 'open' ? (
            <OpenPass code={code} codeProblem={codeProblem} />
          ) : (
            <ClosedPass pass={pass} state={state} />
          )}
        </div>
        <div className="mt-8 desk:mt-0">
          <Facts
            facts={[
              ...(pass.venue ? [{ term: '会場', words: pass.venue }] : []),
              { term: '開場', words: dateTimeText(pass.opens) },
              { term: '開演', words: `${timeText(pass.start)}（終演 ${timeText(pass.end)}）` },
              ...(pass.seat ? [{ term: '席', words: pass.seat }] : []),
            ]}
          />
          {state === 'open' && !codeProblem && <EntryNotes {...notes} />}
        </div>
      </div>
    </>
  )
}

function PassSwitch({ list, pass, onShowPass }: Pick<ShownPassProps, 'list' | 'pass' | 'onShowPass'>) {
  if (list.length < 2) return null
  const at = list.indexOf(pass)
  const step = (by: number, label: string) => {
    const to = list[at + by]
    return (
      <Button variant="outline" size="small" disabled={!to} onClick={() => to && onShowPass(to.id)}>
        {label}
      </Button>
    )
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {step(-1, '前の券')}
      <output className="font-bold tabular-nums">
        {at + 1}枚目／{list.length}枚
      </output>
      {step(1, '次の券')}
    </div>
  )
}

function OpenPass({ code, codeProblem }: Pick<EntryCodeScreenProps, 'code' | 'codeProblem'>) {
  if (!codeProblem) return <EntryCodeView code={code} />
  if (codeProblem === 'load')
    return (
      <Words title="コードを用意できませんでした">
        通信できる場所で、このページを読みこみなおしてください。一度ひらけば、電波がなくても表示できます。
      </Words>
    )
  return (
    <Words title="このブラウザーでは、コードを作れません">
      新しいブラウザーで、https://
      から始まるアドレスを開いてください。むずかしいときは、入口の係員に、お名前と席をお伝えください。
    </Words>
  )
}

function ClosedPass({ pass, state }: { pass: EntryPass; state: 'before' | 'over' | 'used' | 'void' }) {
  if (state === 'used')
    return (
      <Words title="入場ずみです">
        {pass.used ? `${dateTimeText(pass.used)}に入場しました。` : ''}再入場のしかたは、会場の案内をご覧ください。
      </Words>
    )
  if (state === 'void')
    return (
      <Words title="この券は使えません">払い戻しか、公演の中止のためです。くわしくは、お知らせをご覧ください。</Words>
    )
  if (state === 'over') return <Words title="公演は終わりました">この券のコードは、もう表示されません。</Words>
  return (
    <Words title="まだ入場できません">
      コードは、開場の1時間前（{dateTimeText(codeFrom(pass))}）から、ここに表示します。
    </Words>
  )
}

const Words = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="max-w-140 border border-ink px-6 py-8">
    <p className="heading text-24">{title}</p>
    <p className="mt-3">{children}</p>
  </div>
)

const CodeSkeleton = () => (
  <div className="grid gap-4 pt-4">
    <Skeleton shape="line" className="h-7 w-3/4" />
    <Skeleton shape="line" className="h-5 w-1/2" />
    <Skeleton shape="block" className="aspect-1/1 w-full max-w-90" />
  </div>
)
