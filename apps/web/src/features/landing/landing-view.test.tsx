import { contactEmail } from '@clearpaw/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { landingAudiences } from './audience.ts';
import { SiteFooter } from './footer/index.ts';
import { LandingView } from './landing-view.tsx';

beforeAll(() => void vi.stubGlobal('location', { origin: 'https://clearpaw.example' }));
afterAll(() => void vi.unstubAllGlobals());

const page = (audience: (typeof landingAudiences)[number]): string =>
  renderToStaticMarkup(<LandingView audience={audience} onAudience={() => {}} />).replaceAll('\u00a0', ' ');
const headings = (html: string): string[] =>
  [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map((found) => found[1] ?? '');

const features = {
  owner: [
    'Vaccination tracking',
    'Unlimited pet profiles',
    'Health document upload',
    'Connect with businesses',
    'Compliance alerts',
  ],
  business: [
    'Set health requirements',
    'Verify compliance',
    'Manage team access',
    'Upload custom waivers',
    'Track connected pets',
  ],
} as const;

describe.each(landingAudiences)('the landing page for %s', (audience) => {
  const html = () => page(audience);

  it('says the claim in full before any script has run', () => {
    expect(html()).toContain('Over 150 pet owners and businesses are already testing');
  });

  it('shows the five features, then the four steps, then the two plans', () => {
    const records = audience === 'owner' ? 'Add records' : 'Add requirements';
    const steps = ['Create a profile', records, 'Scan the QR badge', 'Track and stay compliant'];
    expect(headings(html())).toEqual([...features[audience], ...steps, 'Pet owner', 'Business Connect']);
  });

  it('has the anchors that buttons lead to', () => {
    expect(html()).toContain('id="how-it-works"');
    expect(html()).toContain('id="pricing"');
    expect(html()).toContain('href="#how-it-works"');
  });

  it('names the price and its terms', () => {
    expect(html()).toContain('$49.00');
    expect(html()).toContain('/mo');
    expect(html()).toContain('Cancel anytime');
    expect(html()).toContain('14-day free trial');
  });

  it('offers both audiences as radios, this one chosen', () => {
    const radios = [...html().matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => radio);
    expect(radios).toHaveLength(2);
    expect(radios.filter((radio) => radio.includes('checked=""'))).toEqual([
      expect.stringContaining(`value="${audience}"`),
    ]);
  });

  it('hides nothing and carries no inline style, which the content security policy refuses', () => {
    expect(html()).not.toMatch(/data-reveal|<style| style=|data:|<template|<script/);
  });
});

describe('the foot of every public page', () => {
  const foot = renderToStaticMarkup(<SiteFooter />);

  it.each(['/terms', '/privacy', '/cookies', '/acceptable-use'])('links to the policy at %s', (href) => {
    expect(foot).toContain(`href="${href}"`);
  });

  it('can be written to', () => {
    expect(foot).toContain(`href="mailto:${contactEmail}"`);
  });

  it('names the social profiles and sends no one to an outsider', () => {
    const outside = [...foot.matchAll(/href="https:\/\/([^"/]+)/g)].map((found) => found[1]);
    expect(outside).toHaveLength(4);
    for (const host of outside) expect(host).toMatch(/\.example$/);
  });
});
