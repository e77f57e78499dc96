import { Button } from '../../../components/Button.tsx'
import { Jacket } from '../../../components/Jacket.tsx'
import { Light } from '../../../components/Light.tsx'
import { Skeleton } from '../../../components/Skeleton.tsx'
import type { Loadable } from '../../../loadable.ts'
import { seedOf } from '../../../tokens/colour.ts'
import { followersObiText } from '../../followersObiText.ts'
import { Loaded } from '../../parts/Loaded.tsx'
import type { Channel, Viewer } from '../../programme.types.ts'

const SHOWN = 6

export interface StartPageCoverProps {
  channels: Loadable<Channel[]>
  viewer: Viewer
  hrefs: { signUp: string; login: string; home: string; channels: string }
}

/** The upper half of the start page. The decorative light begins above the header and ends on the channels' jackets. */
export function StartPageCover({ channels, viewer, hrefs }: StartPageCoverProps) {
  const shown = channels.state === 'ready' ? channels.data.slice(0, SHOWN) : []
  return (
    <>
      <section aria-label="集いへようこそ" className="hero relative">
        <Light place="cover" seeds={shown.map(({ seed, id }) => seed ?? seedOf(id))} className="-top-14 desk:-top-18" />
        <div className="page flex flex-col pt-8 pb-12 desk:min-h-184 desk:flex-row desk:justify-between desk:pt-14 desk:pb-16">
          <h1 className="vertical-title self-end text-[3.25rem] leading-[1.45] desk:self-start desk:text-[min(5.25rem,12svh)] desk:leading-[1.5]">
            {/* One text node, so that it is the page's largest contentful paint (LCP); two blocks would be smaller
               than a picture. */}
            推し色を、
            <br />
            <span className="pt-[1.1em]">かかげよう。</span>
          </h1>
          <div className="mt-6 max-w-100 desk:mt-0 desk:self-end">
            <p className="text-reading">
              集いは、好きなチャンネルをフォローして、ライブも物語もガチャも、ファンどうしで楽しむ場所です。
            </p>
            <NextSteps viewer={viewer} hrefs={hrefs} />
          </div>
        </div>
      </section>
      {(channels.state !== 'ready' || shown.length > 0) && (
        <section aria-label="チャンネル" className="hero border-y border-ink">
          <Loaded value={channels} isFullBleed label="チャンネルを読みこみ中" skeleton={<JacketsSkeleton />}>
            {() => <Jackets channels={shown} />}
          </Loaded>
        </section>
      )}
    </>
  )
}

function NextSteps({ viewer, hrefs }: Omit<StartPageCoverProps, 'channels'>) {
  if (viewer === 'member') {
    return (
      <Button href={hrefs.home} className="mt-4" isFullWidth>
        ホームへ
      </Button>
    )
  }
  return (
    <>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button href={hrefs.signUp} className="flex-[1.3] whitespace-nowrap">
          無料で会員登録
        </Button>
        <Button href={hrefs.login} variant="outline" className="flex-1 whitespace-nowrap">
          ログイン
        </Button>
      </div>
      <p className="mt-3 text-12 text-quiet">登録は1分、メールアドレスだけで始められます。</p>
    </>
  )
}

const row = 'grid grid-cols-2 desk:grid-cols-6'

function Jackets({ channels }: { channels: readonly Channel[] }) {
  return (
    <ul className={row}>
      {channels.map(({ id, name, href, image, seed, followers }) => (
        <li key={id} className="h-73 min-w-0 desk:h-110">
          <Jacket
            id={id}
            title={name}
            isName
            alt=""
            href={href}
            image={image}
            seed={seed}
            foot={followersObiText(followers)}
            ratio="fill"
            isPriority
          />
        </li>
      ))}
    </ul>
  )
}

function JacketsSkeleton() {
  return (
    <div className={row}>
      {Array.from({ length: SHOWN }, (_, at) => (
        <Skeleton key={at} shape="block" className="aspect-auto h-73 border-r border-paper desk:h-110" />
      ))}
    </div>
  )
}
