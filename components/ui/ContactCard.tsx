import type { ReactNode } from 'react';
import type { Company } from '@/lib/definitions/company';
import type { ContactCardCopy } from '@/lib/definitions/contact';

import { mailto, phoneLink } from '@/lib/shared/link-attributes';

import { CopyButton } from './CopyButton';
import { Icon } from './Icon';

type Props = { copy: ContactCardCopy; company: Pick<Company, 'phone' | 'email' | 'location' | 'labels'> };

export function ContactCard({ copy, company: { phone, email, location, labels } }: Props) {
  const copyButton = (value: string, label: string, copied: string) => (
    <CopyButton
      labels={labels}
      value={value}
      label={label}
      copied={copied}
      failed={copy.copyFailed}
      className="icon-button"
    >
      <Icon name="copy" size={18} />
    </CopyButton>
  );
  return (
    <section className="inverse p-6 sm:p-10">
      <h2 className="text-h3">{copy.heading}</h2>
      {copy.text && <p className="mt-3 text-sm">{copy.text}</p>}
      <dl className="mt-8">
        <Row label={copy.phone} action={copyButton(phone, copy.copyPhone, copy.phoneCopied)}>
          <a className="text-link" href={phoneLink(phone)}>
            {phone}
          </a>
        </Row>
        <Row label={copy.email} action={copyButton(email, copy.copyEmail, copy.emailCopied)}>
          <a className="text-link break-all" href={mailto(email)}>
            {email}
          </a>
        </Row>
        <Row label={copy.location}>{location}</Row>
      </dl>
    </section>
  );
}

function Row({ label, action, children }: { label: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="border-current border-t-[1.5px] py-4">
      <dt className="font-mono text-xs">{label}</dt>
      <dd className="flex min-h-11 flex-wrap items-center justify-between gap-3 font-medium max-xs:flex-col max-xs:items-start">
        <span>{children}</span>
        {action}
      </dd>
    </div>
  );
}
