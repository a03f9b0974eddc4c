import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** A certificate for 127.0.0.1, its key, and the certificate authority that clients must trust. */
export interface Certificate {
  readonly key: string;
  readonly certificate: string;
  readonly authority: string;
}

const day = 24 * 60 * 60 * 1000;

interface Keys {
  readonly publicKey: forge.pki.rsa.PublicKey;
  readonly privateKey: forge.pki.rsa.PrivateKey;
}

function keys(): Keys {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    publicKey: forge.pki.publicKeyFromPem(pair.publicKey),
    privateKey: forge.pki.privateKeyFromPem(pair.privateKey),
  };
}

function unsigned(serial: string, name: string, publicKey: forge.pki.rsa.PublicKey): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = serial;
  certificate.validity.notBefore = new Date(Date.now() - day);
  certificate.validity.notAfter = new Date(Date.now() + day);
  certificate.setSubject([{ name: 'commonName', value: name }]);
  certificate.setIssuer([{ name: 'commonName', value: 'Authority of a test' }]);
  return certificate;
}

/** Creates a certificate. Every test creates a new one, so that no key needs to be stored. */
export function makeCertificate(): Certificate {
  const issuer = keys();
  const authority = unsigned('01', 'Authority of a test', issuer.publicKey);
  authority.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, critical: true },
  ]);
  authority.sign(issuer.privateKey, forge.md.sha256.create());
  const server = keys();
  const certificate = unsigned('02', 'Node of a test', server.publicKey);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, keyEncipherment: true },
    { name: 'extKeyUsage', serverAuth: true },
    { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
  ]);
  certificate.sign(issuer.privateKey, forge.md.sha256.create());
  return {
    key: forge.pki.privateKeyToPem(server.privateKey),
    certificate: forge.pki.certificateToPem(certificate),
    authority: forge.pki.certificateToPem(authority),
  };
}
