import { m } from '#messages';
import { LegalDocument, type LegalSection } from './legal-document.tsx';

const SECTIONS: readonly LegalSection[] = [
  [m.legal_privacy_collected, m.legal_privacy_collected_text],
  [m.legal_privacy_purpose, m.legal_privacy_purpose_text],
  [m.legal_privacy_browser, m.legal_privacy_browser_text],
  [m.legal_privacy_access, m.legal_privacy_access_text],
  [m.legal_privacy_retention, m.legal_privacy_retention_text],
  [m.legal_privacy_rights, m.legal_privacy_rights_text],
];

export default function PrivacyScreen() {
  return <LegalDocument title={m.legal_privacy()} since="2026-01-12" sections={SECTIONS} />;
}
