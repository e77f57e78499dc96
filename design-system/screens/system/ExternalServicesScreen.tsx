import { TextLink } from '../../components/TextLink.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import type { ExternalService } from './system.types.ts'

export interface ExternalServicesScreenProps {
  /** The third-party services that this deployment uses. */
  services: readonly ExternalService[]
  hrefs: { privacy: string; contact: string }
}

const columns = ['送る情報', '使いみち', '止めるには'] as const

/**
 * The layout of a service. On a desktop it is a row of a table: the service in the margin, then what is sent, the
 * purpose, and the opt-out.
 */
const rowLook = 'gap-x-8 desk:grid desk:grid-cols-[14.5rem_repeat(3,minmax(0,1fr))]'

/**
 * The page 外部送信: which data the user's browser sends to third parties, the purpose, and how to opt out. Its texts come
 * from the operator's content file (Q34).
 */
export function ExternalServicesScreen({ services, hrefs }: ExternalServicesScreenProps) {
  return (
    <article className="pb-24">
      <PageHead
        title="外部送信について"
        lead={
          services.length > 0
            ? '集いを開くと、お使いのブラウザーから、次のサービスへ情報が送られます。電気通信事業法にもとづいて、その中身と使いみちをお知らせします。'
            : 'いまの集いは、お使いのブラウザーから、ほかの会社のサービスへ情報を送っていません。送るようになったときは、このページでお知らせします。'
        }
      />
      <div className="page mt-8 desk:mt-12">
        {services.length > 0 && <ServiceList services={services} />}
        <p className={`flex flex-wrap gap-x-6 gap-y-5 ${services.length > 0 ? 'mt-10' : 'border-t border-ink pt-6'}`}>
          <TextLink href={hrefs.privacy}>プライバシーポリシー</TextLink>
          <TextLink href={hrefs.contact}>お問い合わせ</TextLink>
        </p>
      </div>
    </article>
  )
}

function ServiceList({ services }: Pick<ExternalServicesScreenProps, 'services'>) {
  return (
    <>
      {/* The column heads are hidden from screen readers, because each row names its cells. */}
      <div aria-hidden="true" className={`${rowLook} pb-3 text-14 font-bold max-desk:hidden`}>
        <span>サービスと送り先</span>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <ul className="border-t border-ink">
        {services.map((service) => (
          <Service key={service.id} {...service} />
        ))}
      </ul>
    </>
  )
}

function Service({ name, recipient, sent, purpose, optOut }: ExternalService) {
  const cells = [sent, purpose, optOut]
  return (
    <li className={`${rowLook} border-b border-hair py-6`}>
      <div className="max-desk:mb-4">
        <h2 className="heading text-20">{name}</h2>
        <p className="mt-1 text-14 text-quiet">
          <span className="sr-only">送り先：</span>
          {recipient}
        </p>
      </div>
      <dl className="desk:col-span-3 desk:grid desk:grid-cols-3 desk:gap-x-8">
        {columns.map((column, at) => (
          <div
            key={column}
            className="max-desk:mt-3 max-desk:grid max-desk:grid-cols-[6rem_minmax(0,1fr)] max-desk:gap-x-4"
          >
            <dt className="text-14 font-bold desk:sr-only">{column}</dt>
            <dd className="text-14 desk:text-16">{cells[at]}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}
