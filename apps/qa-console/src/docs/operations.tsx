import 'swagger-ui-dist/swagger-ui.css';
import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { SwaggerUIBundle } from 'swagger-ui-dist';
import { type Contract, withCodes } from './contract.ts';
import styles from './docs.module.css';
import { headersOf, type Sender } from './sender.ts';

/** Every operation, to read and to try. */
export function Operations({ contract, sender }: { contract: Contract; sender: { readonly current: Sender } }) {
  const place = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    document.documentElement.classList.toggle('dark-mode', scheme === 'dark');
  }, [scheme]);
  useEffect(() => {
    SwaggerUIBundle({
      domNode: place.current,
      spec: withCodes(contract) as never,
      deepLinking: true,
      docExpansion: 'list',
      filter: true,
      displayOperationId: true,
      defaultModelsExpandDepth: -1,
      tryItOutEnabled: true,
      requestInterceptor: (request) => {
        Object.assign(request['headers'] as object, headersOf(sender.current));
        return request;
      },
    });
  }, [contract, sender]);
  return <div ref={place} className={styles['operations']} />;
}
