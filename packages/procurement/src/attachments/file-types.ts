/** Files that may be attached, by media type: the types of the contract's `Attachment`. */

export type FileType = {
  /** For texts. */
  readonly label: string;
  /** The first is added to names without one. */
  readonly extensions: readonly [string, ...string[]];
  /** Other types that browsers declare. */
  readonly aliases: readonly string[];
};

export const FILE_TYPES = {
  'application/pdf': { label: 'PDF', extensions: ['pdf'], aliases: ['application/x-pdf'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    label: 'XLSX',
    extensions: ['xlsx'],
    aliases: [],
  },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    label: 'DOCX',
    extensions: ['docx'],
    aliases: [],
  },
  'text/csv': {
    label: 'CSV',
    extensions: ['csv'],
    aliases: ['text/plain', 'application/csv', 'text/x-csv', 'application/vnd.ms-excel'],
  },
  'image/png': { label: 'PNG', extensions: ['png'], aliases: [] },
  'image/jpeg': { label: 'JPG', extensions: ['jpg', 'jpeg'], aliases: ['image/jpg', 'image/pjpeg'] },
  'application/zip': {
    label: 'ZIP',
    extensions: ['zip'],
    aliases: ['application/x-zip-compressed', 'application/x-zip'],
  },
} as const satisfies Record<string, FileType>;

export type MediaType = keyof typeof FILE_TYPES;

const ALL: readonly FileType[] = Object.values(FILE_TYPES);
export const FILE_EXTENSIONS = ALL.flatMap(({ extensions }) => extensions);
export const FILE_LABELS = ALL.map(({ label }) => label);
