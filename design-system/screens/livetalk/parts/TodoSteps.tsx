import { Button } from '../../../components/Button.tsx'
import { Penlight } from '../../../components/Penlight.tsx'
import { TextLink } from '../../../components/TextLink.tsx'
import { Requirement } from '../../../components/Requirement.tsx'
import { nextTodo } from '../livetalk.rules.ts'
import type { LivetalkHrefs, Todo, TodoType } from '../livetalk.types.ts'

export interface TodoStepsProps {
  todos: readonly Todo[]
  hrefs: Pick<LivetalkHrefs, 'profile' | 'talkInfo' | 'rehearsal'>
  /** Called when the member presses the consent step; the caller opens the consent dialog over the page. */
  onConsent: () => void
}

const words: Readonly<Record<TodoType, { name: string; what: string; act: string; again: string }>> = {
  profile: {
    name: 'プロフィール',
    what: 'ニックネームを登録します。',
    act: '登録する',
    again: 'プロフィールを見る',
  },
  identity: {
    name: '本人確認',
    what: 'お名前と生年月日を登録します。当日、本人確認の書類と照らし合わせます。',
    act: '登録する',
    again: '登録の内容を見る',
  },
  talkInfo: {
    name: '話したいこと',
    what: '呼ばれたいお名前と、話したいことを、先に伝えられます。',
    act: '書いておく',
    again: '書き直す',
  },
  device: {
    name: '機器の確認',
    what: 'カメラ、マイク、スピーカー、通信を、リハーサル室で試します。',
    act: 'リハーサル室へ',
    again: 'もう一度試す',
  },
  consent: {
    name: '参加の同意',
    what: 'カメラとマイクを使うこと、録画の有無を確かめて、同意します。',
    act: '確かめて同意する',
    again: '同意の内容を見る',
  },
}

/** The to-do steps before a talk in order: done steps are ticked, the next step is lit. */
export function TodoSteps({ todos, hrefs, onConsent }: TodoStepsProps) {
  const next = nextTodo(todos)
  return (
    <ol className="-mt-4">
      {todos.map((todo) => (
        <Step key={todo.type} todo={todo} isNext={todo.type === next} hrefs={hrefs} onConsent={onConsent} />
      ))}
    </ol>
  )
}

interface StepProps extends Omit<TodoStepsProps, 'todos'> {
  todo: Todo
  isNext: boolean
}

function Step({ todo: { type, isDone, isRequired }, isNext, hrefs, onConsent }: StepProps) {
  const { name, what, act, again } = words[type]
  const state = isDone ? '済み' : isNext ? 'つぎ' : 'これから'
  return (
    <li
      aria-current={isNext ? 'step' : undefined}
      className="grid gap-x-6 gap-y-3 border-b border-hair py-5 desk:grid-cols-[minmax(0,1fr)_auto] desk:items-center"
    >
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4">
        <p className={`flex items-center gap-1.5 self-start text-14 leading-7 font-bold ${isDone ? 'text-quiet' : ''}`}>
          {(isNext || isDone) && <Penlight state={isNext ? 'on' : 'off'} className="translate-y-[0.06em]" />}
          {state}
        </p>
        <div className="min-w-0">
          <p className="flex flex-wrap items-baseline gap-x-3 text-20 font-bold">
            {name}
            <Requirement word={isRequired ? '必須' : '任意'} />
          </p>
          <p className="mt-1 text-14 text-quiet">{what}</p>
        </div>
      </div>
      <div className="pl-[5.5rem] desk:pl-0">
        <Act type={type} isLit={isNext} label={isDone ? again : act} name={name} hrefs={hrefs} onConsent={onConsent} />
      </div>
    </li>
  )
}

interface ActProps extends Omit<TodoStepsProps, 'todos'> {
  type: TodoType
  isLit: boolean
  label: string
  /** The accessible name of the link names the step, for screen reader users who list links without their row. */
  name: string
}

function Act({ type, isLit, label, name, hrefs, onConsent }: ActProps) {
  const named = { 'aria-label': `${name}：${label}` }
  if (type === 'consent')
    return (
      <Button {...named} size="small" variant={isLit ? 'solid' : 'outline'} onClick={onConsent}>
        {label}
      </Button>
    )
  const href = { profile: hrefs.profile, identity: hrefs.profile, talkInfo: hrefs.talkInfo, device: hrefs.rehearsal }[
    type
  ]
  if (href === undefined) return null
  if (isLit)
    return (
      <Button {...named} size="small" variant="solid" href={href}>
        {label}
      </Button>
    )
  return (
    <TextLink {...named} href={href}>
      {label}
    </TextLink>
  )
}
