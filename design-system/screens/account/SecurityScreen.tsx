import { useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Section } from '../../components/Section.tsx'
import { Skeleton } from '../../components/Skeleton.tsx'
import { TextLink } from '../../components/TextLink.tsx'
import { lazyModule, useLazyModule } from '../../lazy.tsx'
import type { Loadable } from '../../loadable.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { RowsSkeleton } from '../parts/RowsSkeleton.tsx'
import { PasskeyList, type PasskeyListProps } from './parts/PasskeyList.tsx'
import { SessionList, type SessionListProps } from './parts/SessionList.tsx'
import type { PasskeyRow, SecurityNews, SessionRow } from './security.types.ts'

export interface SecurityScreenProps extends Omit<PasskeyListProps, 'list' | 'onName'>, Omit<SessionListProps, 'list'> {
  /** The member's passkeys; undefined with a host that has none. */
  passkeys: Loadable<readonly PasskeyRow[]> | undefined
  /** The member's sessions, this one first; undefined with a host that does not list them. */
  sessions: Loadable<readonly SessionRow[]> | undefined
  /** The name that is suggested for a new passkey. */
  suggestedName: string
  news?: SecurityNews | undefined
  onAdd: (name: string) => void
  onRename: (id: string, name: string) => void
  hrefs: { account: string; password: string; oauth: string }
}

const newsTexts: Readonly<Record<SecurityNews, string>> = {
  added: 'パスキーを追加しました。次から、パスキーでログインできます。',
  renamed: 'パスキーの名前を変えました。',
  deleted: 'パスキーを削除しました。',
  ended: '選んだ端末をログアウトさせました。',
  othersEnded: 'ほかの端末を、すべてログアウトさせました。',
}

const skeleton = (
  <RowsSkeleton rows={2} row="border-b border-hair py-4">
    <Skeleton shape="line" className="h-6 w-40" />
    <Skeleton shape="line" className="mt-2 w-4/5" />
  </RowsSkeleton>
)

const nameDialog = lazyModule(() => import('./PasskeyNameDialog.tsx'))

/** ログインとセキュリティ: the member's passkeys, and the devices on which the member is logged in (Q536, Q539). */
export function SecurityScreen(props: SecurityScreenProps) {
  const { passkeys, sessions, news, hrefs } = props
  const [named, setNamed] = useState<PasskeyRow | 'new'>()
  const close = () => setNamed(undefined)
  const { module } = useLazyModule(nameDialog, { isWanted: named !== undefined, onFailed: close })
  const save = (name: string) => {
    close()
    if (named === 'new') props.onAdd(name)
    else if (named) props.onRename(named.id, name)
  }
  return (
    <div className="pb-24">
      <PageHead title="ログインとセキュリティ" lead="パスキーと、ログインしている端末を確かめられます。" />
      <div className="page mt-6">
        <output className="block text-success">{news && newsTexts[news]}</output>
        {!passkeys && !sessions && (
          <EmptyState
            title="ここで設定できることは、まだありません"
            description="パスワードと、ログインに使うサービスは、アカウントの画面で確かめられます。"
            action={{ label: 'アカウントへもどる', href: hrefs.account }}
          />
        )}
        {passkeys && (
          <Section title="パスキー" lead="偽のサイトに盗まれない、パスワードのいらないログインです。">
            <Loaded value={passkeys} label="パスキーを読みこみ中" skeleton={skeleton}>
              {(list) => <PasskeyList {...props} list={list} onName={setNamed} />}
            </Loaded>
          </Section>
        )}
        {sessions && (
          <Section title="ログイン中の端末">
            <Loaded value={sessions} label="ログイン中の端末を読みこみ中" skeleton={skeleton}>
              {(list) => <SessionList {...props} list={list} />}
            </Loaded>
          </Section>
        )}
        <p className="mt-10 flex flex-wrap gap-x-8 gap-y-2">
          <TextLink href={hrefs.password}>パスワードを変える</TextLink>
          <TextLink href={hrefs.oauth}>ログインに使うサービス</TextLink>
        </p>
      </div>
      {named && module && (
        <module.PasskeyNameDialog
          isRename={named !== 'new'}
          initialName={named === 'new' ? props.suggestedName : named.name}
          onSave={save}
          onClose={close}
        />
      )}
    </div>
  )
}
