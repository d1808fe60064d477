import { m } from '#messages';
import { LegalDocument, type LegalSection } from './legal-document.tsx';

const SECTIONS: readonly LegalSection[] = [
  [m.legal_terms_service, m.legal_terms_service_text],
  [m.legal_terms_account, m.legal_terms_account_text],
  [m.legal_terms_payment, m.legal_terms_payment_text],
  [m.legal_terms_content, m.legal_terms_content_text],
  [m.legal_terms_conduct, m.legal_terms_conduct_text],
  [m.legal_terms_liability, m.legal_terms_liability_text],
  [m.legal_terms_changes, m.legal_terms_changes_text],
];

export default function TermsScreen() {
  return <LegalDocument title={m.legal_terms()} since="2026-01-12" sections={SECTIONS} />;
}
