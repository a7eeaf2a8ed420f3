/** Written by `npm run replies:train`: a phrase a line, its weights in hundredths in the sequence of REPLY_INTENTS. */
export const WEIGHTS = `
	38 -1 -45 -34 -58 54
!	49 -16 32 -29 -14 -24
! !	23 4 18 -12 -2 -31
! ! !	-16 8 9 -6 -4 9
! ! $	24 -6 24 -6 1 -37
! ! Dfree	-9 16 -4 0 0 -3
! ! Doffered	15 -4 -7 0 0 -3
! ! been	8 0 -1 0 0 -6
! ! so	-18 4 -12 -2 -1 28
! ! yes	9 0 -3 -2 -1 -3
! $	48 -23 2 -15 -3 -8
! Dfree	-10 22 -6 0 -1 -5
! Doffered	18 -6 -7 -1 0 -4
! Doffered $	8 -1 -5 0 0 -3
! been	8 0 -1 0 0 -6
! no	0 0 5 0 -1 -3
! so	-18 4 -11 -2 -1 28
! yes	17 -1 -3 -3 -1 -10
$	35 -3 -37 -26 -49 45
(few words)	75 14 -21 -92 -49 -11
(nothing named)	-14 -232 85 159 76 150
(one offer)	-28 23 94 0 -29 -30
,	50 39 -33 -83 10 -31
, $	15 4 44 -11 -11 -40
, ,	-37 -3 -11 -2 -2 55
, .	-26 -2 -1 0 -1 30
, . $	-31 -1 0 0 -1 33
, Dconflict	-39 -6 0 0 -1 47
, Dfree	-22 61 -25 -1 -3 -6
, Dfree $	-7 17 -7 0 -1 -2
, Dfree .	-3 8 -2 0 -1 -3
, Dfree please	-5 12 -5 0 -1 0
, Dfree yes	-6 8 -2 0 0 0
, Dfull	-5 -9 -9 -1 0 24
, Dfull $	-7 11 0 0 -1 -3
, Dfull is	-8 -2 -8 0 0 18
, Doffered	103 -39 -69 -10 -8 10
, Doffered $	57 -11 -21 -2 -1 -23
, Doffered ,	-12 -2 16 0 0 -1
, Doffered .	5 -1 -1 0 0 -3
, Doffered T	9 -6 -1 -2 0 0
, Doffered i	26 0 -20 0 -1 -4
, Doffered if	6 -2 -2 0 0 -1
, Doffered is	38 2 -20 -1 -1 -18
, Doffered no	11 -2 -2 0 -1 -7
, Doffered please	6 -1 -1 0 -1 -3
, Doffered then	7 -1 -4 0 0 -3
, Doffered work	-16 -1 17 0 0 0
, Doffered works	27 -7 -13 -2 -1 -5
, Doffered would	9 -3 -5 0 0 -1
, Doffered yes	7 -3 -2 0 0 -1
, Dopen	-12 24 -4 -1 -2 -5
, Dopen T	-7 11 -4 0 0 0
, O	-26 28 -1 0 0 -2
, O $	-28 29 0 0 0 0
, T	-43 39 -3 -10 3 14
, T $	-25 29 -1 -1 -1 -2
, T ,	5 2 -1 -2 -1 -4
, T .	-21 -1 3 -1 3 16
, T are	9 -8 -2 0 2 -1
, T or	-2 6 -1 -2 0 0
, a	-1 -1 6 -2 -3 2
, all	-9 -5 0 0 0 15
, and	-10 -7 -4 17 -6 10
, and a	-5 0 7 0 -2 0
, and i	3 0 2 0 0 -5
, and is	-6 -5 0 11 0 0
, and one	-1 -1 -1 6 0 -4
, and the	-6 4 -5 -1 0 8
, any	12 14 -10 -2 1 -15
, any T	-6 3 0 0 3 0
, any day	8 7 -11 0 -1 -2
, any time	-4 5 -1 0 1 0
, as	10 3 -6 -5 4 -5
, as it	7 -1 -6 0 0 -1
, as offered	6 -1 0 -4 0 0
, as the	1 0 0 0 4 -5
, aside	16 -9 -27 -3 18 5
, aside !	-4 -4 -6 0 0 14
, aside $	6 0 0 -1 0 -5
, at my	5 0 -4 0 0 0
, back	0 -1 -10 -1 -1 13
, been	12 -9 -2 -1 -1 2
, bell	9 -1 0 0 -3 -4
, both	-7 11 -1 0 0 -2
, broken	6 -1 -5 0 0 0
, builders	4 -5 6 0 -1 -4
, building	-2 9 -2 0 -1 -4
, building work	-2 9 -2 0 -1 -4
, but	-7 1 6 -8 20 -12
, but Doffered	10 -3 -5 0 -1 -2
, but could	-5 6 0 0 0 0
, but i	5 -1 -1 0 -1 -2
, but only	5 -1 -1 -2 -1 0
, but tell	5 0 0 0 -2 -1
, but the	-4 -1 5 0 0 0
, call	-5 -5 0 -1 14 -4
, came	-3 -1 0 0 -1 5
, can	-6 -13 32 4 5 -22
, can it	-3 -6 29 -19 -1 -1
, can not	13 -5 1 -5 8 -11
, can the	-4 -1 0 7 0 -1
, can we	1 0 6 -1 0 -7
, can you	-12 0 -3 19 -2 -2
, code	14 -5 -1 -1 -1 -7
, code ,	6 0 -1 0 0 -5
, could	5 -2 1 2 -4 -3
, could we	10 -8 -1 0 0 -1
, day	6 -1 -2 0 0 -3
, did	-9 -1 -3 -11 -1 24
, do	-3 6 3 5 -2 -9
, do not	-3 3 3 7 -2 -9
, easier	-2 0 0 -1 7 -4
, either	6 14 -9 -1 -1 -10
, either $	11 0 -1 -1 -1 -9
, either of	3 5 -8 0 0 0
, either slot	-6 6 0 0 0 0
, flights	-4 0 8 -1 0 -3
, floor	-1 -1 8 -1 -1 -5
, floor s	-3 0 8 -1 -1 -4
, front	-2 -1 -3 -5 -1 11
, give	-2 -3 0 0 5 0
, give us	-2 -3 0 0 5 0
, go	-3 0 -2 -2 0 8
, good	5 -1 -1 -1 1 -3
, got	1 -8 17 -7 3 -5
, got a	5 -1 -1 0 -1 -2
, he	3 -2 -3 -3 9 -5
, house	-12 15 -1 0 -1 -1
, how	-3 -3 -4 15 -2 -3
, i	-1 22 -8 -12 -10 11
, i am	-10 15 -4 -10 3 6
, i aside	-8 0 -1 -2 -1 12
, i can	5 0 2 -1 -1 -5
, i did	-1 0 -4 -1 -1 7
, i do	-10 12 -1 6 -1 -5
, i finish	-8 9 0 0 0 0
, i have	11 -10 0 8 -2 -7
, i only	-2 1 0 5 0 -3
, i take	-8 9 0 -1 0 0
, i think	-2 0 -2 -3 -2 9
, i will	8 -5 -13 -2 -1 14
, i work	-12 15 14 -3 -2 -12
, i would	2 -8 0 -5 2 10
, if	2 -4 -8 -1 -5 16
, if it	-13 -2 0 -1 -1 17
, if not	10 -2 -7 0 0 -1
, ignore	5 -7 0 -1 0 3
, is	2 -4 -3 8 3 -6
, is the	-2 -2 -1 5 4 -4
, it	-7 -4 -2 21 5 -13
, it is	-13 -2 -4 17 6 -3
, just	13 -7 -1 7 -5 -7
, kitchen	-4 -1 17 -6 -4 -3
, last	1 -1 -3 10 -1 -6
, leave	14 -12 23 -11 -5 -9
, leave it	-1 -4 25 -11 -4 -5
, leave with	6 0 -2 0 0 -3
, let	-2 0 5 -1 0 -2
, mam	-5 -2 9 0 0 -1
, me	4 0 0 6 -2 -7
, me or	0 0 0 7 -1 -5
, mind	-6 0 0 -2 0 9
, mind the	-6 0 0 -2 0 9
, moved	-1 -2 -3 0 0 7
, moved out	-1 -2 -3 0 0 7
, mr	-1 0 0 -1 5 -3
, mrs	0 -1 0 -1 5 -3
, much	-8 0 0 -1 -1 10
, need	-6 -11 -1 3 -1 16
, need to	-7 -10 -1 3 -1 16
, neither	-12 -2 14 0 0 0
, new	-2 -2 0 -3 -2 9
, no	-6 0 26 -9 -6 -4
, no ,	-1 0 5 -1 -1 -3
, no idea	-2 0 6 -1 -1 -2
, no lift	10 0 -1 -4 0 -5
, no the	10 0 -3 -1 -1 -5
, nobody	-15 -3 23 -1 -1 -3
, not	18 -1 -14 1 0 -3
, not Doffered	16 -4 -9 0 0 -2
, not the	-3 -1 -3 -1 -1 8
, noted	-7 0 0 0 -1 8
, nothing	0 -1 -2 -1 -3 8
, nothing .	-2 0 -2 0 -3 8
, notmind	17 10 -5 -4 -3 -16
, notmind $	18 0 -4 -2 -1 -10
, notmind any	7 -1 0 -1 -1 -4
, notmind which	-4 5 -1 -1 0 0
, off	7 1 -3 -1 -3 -2
, off work	6 0 -2 0 -2 -2
, on	6 -1 -4 -3 5 -5
, on phonenumber	-6 -1 0 0 9 -2
, one	-7 -1 8 0 0 0
, one of	-7 -1 8 0 0 0
, only	8 -2 -3 0 -1 -1
, only day	-2 7 -3 0 -1 -1
, or	-29 4 -3 8 -1 22
, or Doffered	-22 0 -1 0 0 24
, otherwise	16 -3 -7 -1 -1 -4
, otherwise i	11 -1 -6 0 -1 -3
, our	-4 1 3 -12 2 10
, outcome	-5 -1 0 0 0 7
, outcome booked	-5 -1 0 0 0 7
, phone	10 -5 -10 0 7 -3
, phone me	-5 -4 0 0 9 0
, phonenumber	-6 -1 0 -2 12 -3
, phonenumber .	-4 0 0 0 5 -1
, place	12 -3 -1 -2 0 -6
, place $	8 -1 0 -2 0 -4
, please	-19 -18 25 -1 -8 22
, please .	8 -8 0 0 -2 3
, please send	-3 -1 13 0 -1 -8
, please use	-16 0 -3 -1 -1 22
, returning	-3 -10 -6 0 0 19
, ring	-4 0 -4 -2 19 -9
, school	11 -10 0 0 0 -1
, school run	12 -11 0 0 0 -1
, see	14 -1 -2 0 0 -10
, see you	12 -1 -1 0 0 -9
, send	-4 -1 0 0 -1 6
, she	0 -2 -2 -5 6 3
, she is	-1 -1 -1 -1 -3 8
, shop	7 -4 0 -1 0 -2
, skip	-11 -3 0 0 0 14
, slot	-10 -1 -2 -2 -1 16
, slot $	-9 0 -2 -2 -1 13
, so	-5 25 12 -5 -8 -17
, so Doffered	18 -6 -8 0 -1 -2
, so Dopen	-7 9 0 0 0 -1
, so O	-6 10 0 0 0 -4
, so i	-10 10 8 0 -1 -7
, so no	-5 -1 6 0 0 0
, so tell	-2 -1 -2 -1 0 6
, so that	7 -4 -1 0 0 -2
, so we	-7 -2 9 0 0 0
, so whichever	-7 6 4 -2 0 -2
, sorry	-10 2 25 -4 -5 -8
, sorry $	-9 -3 28 -4 -5 -7
, thanks	24 -20 10 -7 -5 1
, thanks $	-4 -8 13 -2 -1 3
, thanks butt	5 -1 -2 0 0 -2
, thanks you	-6 -5 -2 -1 -2 16
, that	13 3 4 -2 -2 -15
, the	-1 9 -14 17 -7 -4
, the Doffered	14 -2 -10 0 -1 -2
, the appointment	5 0 0 -1 0 -3
, the one	-13 -2 16 0 0 -1
, then	-17 -5 -2 -3 -2 30
, then you	6 -1 -1 -1 0 -3
, they	5 -2 -2 0 0 -1
, third	-19 -1 -1 -5 -2 27
, this	-13 1 -3 -5 4 16
, this is	-5 0 -1 -2 7 1
, this one	-4 1 -1 -3 -1 9
, though	-19 -4 -3 0 0 26
, to	12 -1 -9 0 -1 -1
, try	-13 -1 28 -2 -3 -10
, try harder	-9 -1 28 -2 -3 -13
, unsure	1 -4 9 -2 0 -4
, up	2 -5 -1 -1 8 -3
, use	1 -1 -2 -5 0 8
, use the	1 -1 -2 -5 0 8
, walter	0 6 -5 0 0 -1
, we	-14 11 8 -13 -1 10
, we are	-1 3 -13 1 -2 12
, we have	-7 -4 16 -1 2 -6
, we will	-3 5 -1 0 0 -1
, we work	-6 7 -1 0 0 0
, week	-4 -1 -1 0 -2 8
, when	5 -2 -2 0 0 0
, which	6 -4 -4 -3 -2 7
, which i	9 -4 -1 -1 -1 -1
, which is	-4 0 -2 -1 0 7
, whichever	-29 2 -1 -1 -1 30
, whichever ,	-32 0 -1 0 0 34
, who	-2 -1 -1 -3 -1 9
, who is	-4 -1 -1 0 0 6
, wife	-1 -1 5 -1 -1 -2
, will	16 -2 1 -5 -2 -7
, will be	-8 -2 10 0 0 0
, will let	13 0 -2 0 -1 -9
, will not	7 -1 -5 0 0 -1
, work	-19 20 0 0 0 -1
, work T	-19 20 0 0 0 -1
, working	8 -3 0 -1 -1 -3
, would	-15 13 -3 7 -1 -1
, wrong	-1 0 -14 -3 -1 19
, wrong number	-1 0 -14 -3 -1 19
, yes	18 0 -1 -4 -4 -9
, yes $	8 2 -1 -1 -2 -7
, yes ,	8 -1 -1 -1 -1 -4
, yes .	-4 -1 -2 -1 -1 9
, yes that	6 0 -4 0 0 -2
, you	20 1 -2 -4 -2 -13
, you choose	18 0 -1 -3 -1 -13
, your	7 -5 -2 7 -1 -7
, your first	5 -2 -1 0 0 -1
, 谢谢	21 -1 -2 -2 -1 -15
, 谢谢 $	21 -1 -2 -2 -1 -15
.	53 39 -10 -99 16 -40
. $	-11 -7 -11 10 10 65
. ,	-9 -11 -5 0 -1 27
. , aside	2 -9 -5 0 0 12
. .	-2 4 -18 -4 -3 22
. . .	-2 6 -16 -3 -3 18
. . i	-13 6 -11 0 0 18
. . no	6 2 -13 -1 -1 7
. Dfree	-57 111 -32 -4 -4 -8
. Dfree $	0 6 -5 0 0 -1
. Dfree ?	-1 7 -4 -1 0 0
. Dfree good	-3 6 -2 0 0 0
. Dfree if	-10 11 0 0 0 0
. Dfree is	-6 9 -1 0 0 0
. Dfree ok	-4 5 0 0 0 0
. Dfree please	-3 8 -4 0 -1 0
. Dfree would	-4 7 -2 0 0 0
. Dfree yes	-3 7 -2 -1 0 0
. Dfull	-3 23 -3 -1 -3 -13
. Dfull is	-2 8 -2 0 0 -4
. Doffered	120 -19 -57 -18 -7 -38
. Doffered $	79 -12 -44 -5 -2 -16
. Doffered ,	11 -5 -1 0 0 -4
. Doffered .	61 -9 -11 -3 -3 -34
. Doffered T	-8 22 -9 -3 1 -3
. Doffered i	9 -1 -5 -2 0 0
. Doffered is	9 -5 -10 0 0 7
. Doffered no	-23 -3 31 0 -1 -5
. Doffered please	11 -4 -4 0 -1 -2
. Doffered the	-9 -2 14 -2 0 0
. Doffered then	8 -5 -1 0 0 -2
. Doffered would	5 -2 -2 0 0 -1
. Doffered yes	10 -1 -6 0 0 -3
. Dopen	-20 43 -17 -1 -1 -4
. Dopen T	-3 10 -7 0 0 0
. Dopen is	-5 12 -6 0 0 0
. O	0 8 -5 0 -2 -1
. O $	5 -2 -3 0 0 -1
. T	-29 45 -3 -3 -1 -9
. absolutely	-4 -6 11 -2 -1 3
. actually	2 -3 -8 0 -1 10
. actually no	-1 -1 -8 0 -1 10
. and	11 -5 12 -2 -1 -15
. any	-5 11 -5 0 0 -1
. any day	-10 13 -2 0 0 -1
. anyway	5 -1 -1 -1 0 -2
. are	-1 -10 -8 24 -1 -4
. are both	-3 -8 0 12 0 -1
. ask	-6 -1 -2 -1 5 4
. ask for	0 0 -1 -1 6 -4
. back	-14 -1 45 -4 -2 -24
. both	-3 0 8 -2 -2 -1
. but	-25 -1 -6 0 0 33
. call	-2 -3 0 0 10 -4
. call me	-1 -3 0 0 7 -4
. can	-19 -2 4 -6 9 13
. can i	0 0 -2 5 0 -2
. can not	-22 -1 1 0 -1 23
. can they	4 3 -1 -5 0 -1
. can you	2 -4 7 -10 10 -5
. could	5 0 6 -6 -2 -3
. could you	1 -2 8 -8 1 -1
. could your	8 -1 -1 -3 0 -2
. disgusting	-5 0 -2 -1 -1 10
. do	25 -16 19 -21 -5 -2
. do not	5 -2 -2 -1 -3 3
. do you	6 -12 22 -11 -1 -4
. does	9 -1 0 -7 0 -1
. either of	7 -1 -2 0 -1 -2
. first	-27 -1 0 0 0 29
. give	-2 -1 5 0 -2 0
. give us	-2 -1 5 0 -2 0
. good	6 0 0 0 0 -5
. got	5 -8 -3 -1 5 3
. greetings	3 -1 -14 -2 -3 17
. greetings $	-2 -1 -32 0 0 37
. greetings ,	2 -3 19 -1 -2 -15
. had	2 0 -4 -11 -1 14
. have	-5 -2 10 -1 0 -2
. have you	-5 -2 9 -1 0 -1
. he	-2 -3 0 -1 6 1
. home	5 -2 -2 0 0 -1
. hospital	-1 0 0 5 0 -3
. how	16 -1 -1 -9 0 -4
. how many	18 -2 -1 -12 0 -3
. i	25 -8 2 -14 -9 0
. i am	6 -4 -14 2 2 8
. i confirm	21 0 -1 -1 0 -19
. i did	-8 -2 12 0 -1 -1
. i do	-10 0 -9 -1 6 15
. i expect	-4 0 -2 -1 -1 7
. i have	8 -1 -6 -4 -8 12
. i mean	-3 6 0 0 0 -3
. i shall	17 -5 0 -2 -7 -3
. i teach	-6 1 7 -1 0 -1
. i took	-6 -2 4 0 -3 7
. i will	-4 -10 12 -2 -1 4
. i work	-1 5 -4 0 0 0
. i would	7 13 0 -5 -3 -13
. if	6 -2 -23 -3 -2 24
. if not	6 0 -3 0 0 -2
. if they	5 -1 0 0 0 -3
. if you	-14 4 -1 0 -1 12
. if your	-19 -1 0 0 0 22
. in	8 -6 -1 0 0 0
. is	40 -19 0 -11 -4 -7
. is it	15 -2 0 -10 -1 -1
. is that	5 -4 0 -1 0 0
. is there	14 -13 5 0 -3 -3
. it	17 -1 -8 3 2 -14
. it is	15 0 -7 4 2 -13
. just	6 -1 -1 -2 0 -3
. just get	5 -1 0 -2 0 -3
. key	5 -1 -1 0 0 -3
. key safe	5 -1 -1 0 0 -3
. kind	12 -3 -2 0 -1 -7
. kind regards	12 -3 -2 0 -1 -7
. kindly	-5 -3 12 -4 1 -1
. kindly confirm	-1 0 -7 0 0 9
. kindly let	-3 0 8 -1 -1 -3
. leave	-20 -1 -1 0 0 22
. let	6 0 -1 0 0 -5
. let me	7 0 -1 0 0 -5
. lift	6 -1 0 0 0 -3
. lift is	6 -1 0 0 0 -3
. may	1 -2 -1 -14 -1 16
. may i	-1 -1 -1 -14 0 17
. mind	5 0 -2 0 0 -2
. mind the	5 0 -2 0 0 -2
. mr	-1 0 -4 -1 14 -7
. my	5 8 -1 -2 -5 -5
. my husband	5 -1 2 -1 -1 -4
. neither	-5 -3 11 0 0 -3
. no	-45 -5 21 -6 -6 42
. no ,	-5 -3 -6 0 0 15
. no .	-2 -1 -11 -1 -1 16
. no for	-27 9 -7 0 0 26
. no good	-19 -1 37 0 -2 -15
. no scrap	5 -1 -5 0 0 0
. no to	-4 0 12 -1 -1 -5
. no wait	5 0 -12 -1 -1 11
. not	14 5 -1 -1 5 -22
. not Doffered	15 -4 -7 0 0 -3
. office	-3 0 -1 0 0 5
. oh	-22 0 -1 0 0 24
. on	0 -1 -3 -1 -1 5
. on Doffered	5 -2 -1 0 -1 -1
. one	0 -1 -4 0 -2 7
. one star	-4 -1 -2 -1 -1 9
. or	-7 -2 -8 0 0 18
. our	3 -5 -1 5 0 -2
. panto	-2 0 5 0 0 -3
. parking	5 0 0 0 0 -4
. parking is	5 0 0 0 0 -4
. phone	-5 -5 -6 -2 25 -8
. phone me	0 -1 -1 0 5 -2
. phonenumber	-7 -4 -3 -1 19 -4
. phonenumber ,	-2 -1 -2 0 5 0
. phonenumber .	-1 -1 -1 -1 5 -2
. please	-5 7 14 -7 -12 3
. please advise	-9 0 16 -1 -1 -4
. please can	-6 8 -1 0 0 0
. please do	7 -1 -2 0 -4 -1
. please phone	-1 0 -1 0 5 -2
. please send	-3 0 5 0 -1 -1
. please take	-3 -2 -1 0 -1 8
. please use	13 0 -2 0 0 -10
. reception	7 -1 -1 -2 0 -2
. reception will	7 -1 -1 -2 0 -2
. regards ,	0 5 -1 0 -1 -4
. ring	-2 -3 -4 -2 15 -4
. ring the	-3 -1 -4 -2 13 -2
. s	5 -2 -1 0 -1 -1
. s .	5 -2 -1 0 -1 -1
. see	19 -1 -1 -1 0 -16
. see you	19 -1 -1 -1 0 -16
. send	-4 -1 8 -2 0 -1
. she	9 1 -6 -1 1 -4
. she says	6 0 -4 0 -1 -1
. shop	-12 22 -3 -1 -1 -5
. site	8 -2 0 0 -2 -3
. site contact	5 0 0 0 -2 -3
. so	-30 12 32 -1 -2 -11
. so Doffered	-5 15 -2 0 -1 -7
. so no	-6 -1 9 0 -1 -2
. so not	-6 0 9 0 0 -1
. so that	-15 0 15 0 0 0
. someone	-2 -1 4 -3 10 -7
. sorry	20 -9 10 -4 -5 -13
. sorry $	-10 0 15 -2 -1 -2
. sorry about	-4 -1 6 0 -1 -1
. sorry for	5 -3 2 0 -1 -3
. thanks	11 4 -12 4 1 -6
. thanks $	19 -2 -3 11 0 -25
. thanks ,	-6 4 -4 0 2 4
. thanks .	8 -1 0 -5 0 -1
. thanks for	-10 0 -3 0 0 13
. thanks you	-6 2 -2 0 -1 7
. the	17 -5 0 -10 -1 0
. the Doffered	5 -2 -2 0 0 -1
. the bell	9 0 -8 0 0 -1
. there	10 -3 -8 -2 -2 4
. there are	4 -1 -5 0 0 2
. there is	6 -3 -3 -2 -1 2
. third	9 -2 -6 0 0 -1
. third floor	8 -2 -6 0 0 -1
. try	-17 -9 15 -1 20 -8
. try again	-14 -2 25 -1 -1 -7
. unsubscribe	-3 0 -1 -1 -1 6
. we	9 15 -16 0 -6 -3
. we are	10 -1 -2 -2 -1 -4
. we have	2 1 -14 -3 -1 15
. we shall	-4 8 -1 0 0 -3
. we would	5 1 -1 0 0 -4
. well	-2 -1 -7 0 -1 11
. what	3 -1 21 -14 -2 -8
. what else	-5 -6 16 -3 -1 -1
. which	-1 -2 0 5 0 -2
. will	1 -2 15 -7 -1 -5
. will be	-5 -1 2 0 0 5
. will it	6 0 -1 -5 0 0
. will let	-4 0 13 0 0 -8
. with	-5 0 7 0 -1 -1
. with apologies	-6 -1 7 0 0 0
. would	2 5 -6 0 1 -3
. would Dfree	-3 5 -2 0 0 0
. would you	7 -3 -1 -1 0 -1
. yes	53 -6 -13 -6 -3 -25
. yes $	12 0 -5 -1 -1 -5
. yes .	23 0 -1 -2 -1 -19
. yes Doffered	8 -1 -3 -2 0 -2
. yes that	9 -3 -4 -1 -1 -1
. you	-9 -2 -2 -4 9 8
. you are	-5 -1 0 0 0 6
. you have	5 -1 -2 -1 -1 -1
. you ring	-3 0 0 -1 10 -6
. your	-13 -5 -1 -2 -5 26
?	-101 78 -60 166 -21 -125
? $	-27 6 -1 105 -31 -56
? ?	-8 -41 25 -3 -7 35
? ? $	-9 -1 -3 -27 -3 43
? ? i	-9 -19 23 9 -1 -2
? ? it	-3 -1 -1 -5 0 10
? ? quantity	-1 -3 0 -6 0 10
? ? that	-1 -5 0 7 0 0
? Dfull	-1 14 0 -13 0 0
? Dfull would	0 6 0 -5 0 0
? Doffered	16 6 -11 -8 -1 -1
? Doffered and	0 6 -6 0 0 0
? Dopen	-1 6 0 -5 0 0
? T	-10 10 -1 2 0 0
? got	0 12 0 -10 0 -1
? got that	0 12 0 -11 0 0
? he	4 -6 -1 3 0 -1
? i	-26 19 7 14 -7 -7
? i am	-9 8 8 1 -1 -7
? i ask	0 0 0 8 -1 -7
? i finish	-5 6 0 -1 0 0
? i have	-7 8 -3 2 1 0
? i ordered	0 0 0 10 -2 -7
? i will	10 -3 -1 -5 0 -2
? is	-7 -2 0 9 0 0
? it	-2 2 -2 -6 -1 10
? my	9 1 -2 -2 -4 -2
? new carpet	5 -2 -1 -1 0 -1
? no	-8 -10 17 -3 6 -2
? no .	-3 -5 11 -1 -1 -1
? no good	-7 -3 11 -1 0 0
? on	-12 15 0 -2 0 0
? on the	-12 15 0 -2 0 0
? only	-7 18 -1 -8 -1 -1
? only day	0 8 -1 -6 0 0
? our	-6 0 -2 19 -5 -5
? past	-5 0 0 6 0 -1
? phonenumber	0 -7 0 -1 9 0
? phonenumber $	0 -6 0 -1 7 0
? quantity	-7 -3 0 -2 -1 13
? quantity brought	-1 -1 0 -5 0 7
? quantity dropped	-1 -2 0 -4 0 7
? she	-6 -1 -1 13 -1 -4
? someone	-4 8 0 -4 0 0
? someone will	-4 8 0 -4 0 0
? thanks	-1 4 -4 13 -1 -11
? thanks $	12 -4 -3 -5 1 -2
? thanks ,	-9 3 -1 16 -1 -8
? that	-7 9 0 -1 0 -1
? the	-13 -3 -4 27 -2 -5
? the hall	8 -1 -1 -3 0 -2
? there	-9 -4 -3 18 2 -4
? there is	-8 -4 -2 19 -1 -3
? we	-10 -2 -16 33 -2 -3
? we are	-4 1 -11 15 -1 -1
? we have	-2 0 -3 7 -1 -1
? we moved	0 -7 -1 10 0 -1
Dconflict	-150 -53 -27 -11 -17 248
Dconflict $	-17 -4 -1 -1 -1 23
Dconflict ,	-39 -9 -2 0 -2 52
Dconflict .	-16 8 -3 -1 -1 13
Dconflict . $	-16 -4 -3 -1 -1 25
Dconflict T	-10 -5 0 0 0 16
Dconflict for	-6 -2 -1 0 -1 11
Dconflict good	-7 -1 0 0 0 8
Dconflict is	20 -6 -11 -4 -2 3
Dconflict is best	-4 -1 -1 -1 0 8
Dconflict is good	-34 -2 0 0 0 36
Dconflict please	10 -19 -2 -1 -6 19
Dconflict please $	40 -8 -2 -1 -4 -26
Dconflict please ,	-15 -10 0 0 -1 26
Dconflict please .	-15 -2 0 0 -1 18
Dconflict suits	-7 -1 -1 0 0 9
Dconflict thanks	-5 -1 -1 0 0 7
Dconflict will	-15 -1 0 0 0 17
Dconflict works	-10 -1 0 0 0 12
Dconflict works $	-6 -1 0 0 0 8
Dconflict would	-19 -5 -1 0 -2 27
Dconflict would be	-18 -5 -1 0 -1 24
Dfree	-254 262 -151 -106 -54 -104
Dfree $	-32 128 -37 -9 -8 -46
Dfree ,	-21 52 -6 -5 -4 -11
Dfree , either	-4 5 -2 0 0 0
Dfree , i	-3 7 -1 -1 -1 -3
Dfree , so	5 -4 0 0 0 0
Dfree .	-20 35 -13 -1 -3 3
Dfree . $	-11 26 -5 -1 -1 -8
Dfree ?	-8 74 -24 -30 -2 -4
Dfree ? $	-4 37 -17 -11 -1 -1
Dfree ? Doffered	0 6 -6 0 0 0
Dfree Dfree	-2 5 0 -3 0 -1
Dfree T	-10 27 -4 -4 -1 -5
Dfree T $	-3 7 -2 -1 0 -2
Dfree T please	-4 5 -1 0 0 0
Dfree and	-8 12 -3 0 -1 -1
Dfree and Dfree	-6 9 -2 0 0 -1
Dfree be	-3 6 -2 0 0 0
Dfree best	-4 5 0 0 0 -1
Dfree do	0 5 0 -4 0 0
Dfree for	-6 11 0 -1 -2 -2
Dfree for me	-3 7 0 0 -1 -2
Dfree free	-1 6 -1 -4 0 0
Dfree free ?	-1 6 0 -4 0 0
Dfree good	-4 8 -2 0 0 -1
Dfree good $	-4 7 -2 0 0 -1
Dfree i	-8 14 0 -1 0 -5
Dfree i will	-5 10 0 0 0 -4
Dfree if	-16 28 -1 -2 -1 -7
Dfree if you	-2 10 0 -1 -1 -5
Dfree in	-2 5 -1 -1 0 0
Dfree instead	-2 13 -2 -5 -1 -2
Dfree instead ?	-1 5 -1 -2 0 0
Dfree is	-18 40 -10 -4 -2 -5
Dfree is good	-15 17 -1 0 0 0
Dfree is my	-2 6 -1 -1 -1 -1
Dfree my	-1 6 0 0 0 -4
Dfree not	-1 10 -7 0 0 -2
Dfree ok	-6 9 -1 -1 0 -1
Dfree ok $	-4 5 0 0 0 0
Dfree or	-7 27 -3 -9 -1 -4
Dfree or Dfree	-7 23 -3 -8 -1 -4
Dfree please	-24 59 -15 -1 -6 -8
Dfree please $	-12 29 -7 0 -3 -5
Dfree please ,	-5 16 -6 0 -2 -2
Dfree please .	-4 6 -1 0 -1 0
Dfree possible	-2 10 -3 -3 -1 -1
Dfree suits	-3 5 0 0 0 -1
Dfree thanks	-6 18 -1 0 0 -11
Dfree thanks $	-6 18 -1 0 0 -11
Dfree then	-1 8 -4 0 0 -2
Dfree when	-2 7 -1 0 0 -3
Dfree when i	-1 5 -1 0 0 -2
Dfree work	-3 5 0 -1 0 -1
Dfree works	-21 30 -7 0 0 -2
Dfree works $	-19 26 -5 0 0 -1
Dfree would	-13 26 -7 -1 -1 -3
Dfree would be	-12 19 -3 -1 -1 -2
Dfree x	-3 8 -4 0 0 -1
Dfree x $	-3 8 -4 0 0 -1
Dfree yes	-9 15 -4 -1 -1 0
Dfree yes $	-9 13 -4 0 -1 0
Dfull	-87 129 -65 -19 -3 27
Dfull !	-5 4 0 0 -1 3
Dfull $	-11 -5 4 41 -10 -19
Dfull ,	-13 19 -10 -4 1 6
Dfull , i	-3 -2 -2 0 -1 8
Dfull .	-22 26 -11 0 -6 14
Dfull . $	-7 14 -3 2 -2 -4
Dfull . i	2 -4 -3 0 -2 7
Dfull . please	-3 -2 0 0 0 5
Dfull ?	-12 60 -7 -26 0 -14
Dfull ? $	-3 18 -1 -9 -1 -3
Dfull ? ?	-3 2 -1 9 -1 -6
Dfull ? Dfull	-1 14 0 -13 0 0
Dfull ? only	0 8 -1 -6 0 0
Dfull Dfree	0 12 0 0 0 -12
Dfull Dfull	6 -1 -1 -1 0 -3
Dfull Dfull so	7 -5 0 0 0 -1
Dfull Doffered	14 -9 -2 -1 0 -2
Dfull T	-5 1 -2 -8 3 11
Dfull T $	-8 15 0 -1 0 -5
Dfull T ,	-12 -7 0 0 0 20
Dfull T ?	11 -6 0 -7 3 0
Dfull T and	4 -5 0 0 2 0
Dfull and	4 -22 -4 10 3 10
Dfull and my	5 -4 0 0 0 0
Dfull and will	-8 -2 -1 0 -1 11
Dfull any	-10 13 -1 -1 0 -1
Dfull any good	-10 13 -1 -1 0 -1
Dfull be	-11 14 -1 -1 0 -1
Dfull be possible	-9 11 -1 -1 0 -1
Dfull but	14 -6 -5 0 0 -2
Dfull i	25 12 -12 -11 -3 -11
Dfull i am	1 20 -1 -11 -1 -8
Dfull i can	25 -16 -5 0 0 -3
Dfull i have	-1 8 -6 0 -1 0
Dfull if	-6 18 0 -4 -1 -7
Dfull if you	-4 8 0 -1 0 -2
Dfull instead	-13 16 0 -2 0 0
Dfull is	-7 17 -11 -3 -1 6
Dfull is Dfull	8 -6 0 -1 0 -1
Dfull is the	-4 15 -3 -2 -1 -6
Dfull lol	-6 8 2 0 0 -3
Dfull lol $	-6 -1 8 0 0 0
Dfull no	11 -7 -3 0 0 -1
Dfull no ,	7 -5 -1 0 0 0
Dfull off	-5 1 6 0 0 -2
Dfull on	4 -7 0 -1 0 5
Dfull only	-6 13 0 0 0 -6
Dfull or	-2 27 -4 -2 -2 -16
Dfull please	-35 45 -5 -1 17 -21
Dfull please $	-13 22 -1 0 1 -9
Dfull please ,	-3 9 -1 0 -1 -3
Dfull please .	-8 7 -1 0 2 0
Dfull so	32 -15 -1 -5 -2 -9
Dfull so Doffered	5 -3 0 0 0 -1
Dfull so can	-4 -3 8 0 -1 0
Dfull so get	12 -7 -1 -2 0 -2
Dfull so i	7 -6 0 0 0 -1
Dfull then	-2 7 0 -1 0 -3
Dfull to	-8 6 0 -2 8 -5
Dfull we	-4 9 -1 0 0 -3
Dfull would	-25 39 -1 -6 -2 -5
Dfull would be	-14 23 0 -6 -1 -2
Dfull would suits	-11 16 0 0 -1 -3
Doffered	84 -64 21 -57 -93 -90
Doffered !	18 -10 4 -1 -1 -10
Doffered ! !	7 -8 8 -1 -1 -6
Doffered ! $	5 -2 -2 0 0 -2
Doffered $	32 -65 26 35 -46 20
Doffered ,	81 -14 -26 -17 -3 -37
Doffered , Dfree	-5 12 -5 0 0 -1
Doffered , Doffered	28 -6 -16 0 -1 -4
Doffered , T	-10 9 -2 -5 -4 11
Doffered , and	10 0 -1 -1 0 -7
Doffered , any	-6 6 -1 0 0 0
Doffered , at	5 0 -4 0 0 0
Doffered , back	19 -3 -9 -1 0 -6
Doffered , but	-15 -1 -3 -1 23 -3
Doffered , either	7 -1 -6 0 0 0
Doffered , house	-9 9 0 0 0 0
Doffered , i	4 3 2 -1 -1 -7
Doffered , if	6 -1 0 0 -4 0
Doffered , in	-9 -1 0 0 0 10
Doffered , it	-3 -3 6 0 0 -1
Doffered , need	-4 -1 -1 0 0 7
Doffered , no	-12 -2 -4 -1 -1 20
Doffered , not	11 -3 -5 0 -1 -3
Doffered , on	6 -1 -3 0 -2 -1
Doffered , only	8 -8 0 0 0 0
Doffered , please	5 -3 -1 0 0 -1
Doffered , so	-1 11 -5 0 -1 -3
Doffered , the	-3 -4 12 -1 0 -4
Doffered , then	7 -3 -1 -1 0 -3
Doffered , will	6 -2 9 0 0 -12
Doffered .	64 39 -68 -16 -31 11
Doffered . $	5 -7 -2 -1 -5 10
Doffered . .	-2 5 -1 0 0 -2
Doffered . Dfree	-20 31 -5 -1 0 -4
Doffered . Dfull	-2 8 -2 0 0 -4
Doffered . Doffered	46 -7 -23 0 -2 -14
Doffered . Dopen	-8 11 -2 0 0 -1
Doffered . O	5 -2 -2 0 0 -1
Doffered . T	-49 51 0 0 0 -1
Doffered . and	22 -2 -2 -2 -1 -15
Doffered . any	-3 6 -1 0 0 -1
Doffered . can	-20 0 -3 0 0 24
Doffered . could	-8 3 -1 6 0 0
Doffered . do	11 -5 3 -6 -2 -2
Doffered . give	-2 -1 5 0 -2 0
Doffered . got	7 -7 0 0 0 0
Doffered . i	19 6 -12 -1 -2 -10
Doffered . if	-21 -2 -1 0 0 23
Doffered . is	9 -7 0 -2 0 0
Doffered . lift	6 -1 0 0 0 -3
Doffered . no	-6 -5 -11 -1 -1 23
Doffered . not	14 -6 -6 0 0 -2
Doffered . please	-1 7 -1 0 -3 -3
Doffered . thanks	10 -2 0 -5 0 -3
Doffered . there	7 -1 -1 0 0 -4
Doffered . would	5 -3 0 -1 0 0
Doffered . yes	6 -1 -3 0 0 -2
Doffered . you	-6 -1 -1 -1 -2 12
Doffered . your	-7 0 -1 0 0 8
Doffered ?	27 -7 -2 -6 4 -15
Doffered ? $	54 -26 -11 -8 -2 -8
Doffered ? ?	5 -4 4 -4 0 -2
Doffered ? i	-10 7 0 5 0 -1
Doffered ? no	-8 -6 10 -3 7 -1
Doffered ? only	-7 10 0 -2 0 0
Doffered Dfull	3 -14 -5 20 -1 -3
Doffered Doffered	42 -8 -11 -5 -3 -15
Doffered Doffered $	12 -3 -2 -1 0 -6
Doffered Doffered or	16 0 -11 -3 0 -2
Doffered Doffered then	6 -2 -1 -1 0 -2
Doffered T	39 40 -10 -10 -9 -57
Doffered T $	-51 80 10 -8 -5 -26
Doffered T ,	28 -31 -7 8 4 -3
Doffered T .	52 -29 -14 -1 -2 -7
Doffered T ?	-11 20 -1 -8 0 0
Doffered T and	-8 -5 12 0 1 0
Doffered T for	11 -9 0 0 -1 -1
Doffered T good	7 -6 0 0 0 -1
Doffered T instead	-35 39 -1 -2 0 0
Doffered T is	-4 9 -3 0 1 -3
Doffered T it	5 -4 0 0 0 0
Doffered T mate	9 -7 -1 0 0 -1
Doffered T not	-27 35 -7 0 0 0
Doffered T noted	6 -5 0 0 0 -1
Doffered T one	6 -6 0 0 0 0
Doffered T only	-35 35 0 0 0 0
Doffered T please	39 -31 -5 0 -1 -1
Doffered T rather	-6 9 -2 -1 -1 0
Doffered T so	14 -6 -6 0 0 -1
Doffered T thanks	17 -9 -7 0 0 -1
Doffered T then	7 -5 -1 0 0 0
Doffered T works	13 -11 -1 0 -1 -1
Doffered T would	12 -7 0 -2 0 -2
Doffered T yes	9 -7 -1 -1 0 0
Doffered a	15 -2 -9 0 -1 -2
Doffered a no	5 -1 -3 0 0 0
Doffered actually	-5 0 -1 0 7 -1
Doffered all	-7 -6 -8 0 0 22
Doffered all day	-8 -6 -7 0 0 22
Doffered and	-33 8 14 -9 -8 28
Doffered and Doffered	-9 12 5 -1 -1 -6
Doffered and T	-29 -3 -2 -1 0 36
Doffered and i	-11 10 1 -1 -1 2
Doffered and not	-7 1 11 -1 0 -4
Doffered and the	7 -4 1 2 0 -5
Doffered and will	-6 0 14 -1 0 -7
Doffered are	-25 2 0 -2 -1 26
Doffered as	17 -8 -28 -2 -2 23
Doffered as i	19 -1 -6 0 -1 -11
Doffered at	14 -3 1 -1 -3 -8
Doffered bab	5 -1 -1 0 0 -3
Doffered be	17 -6 -6 -3 0 -1
Doffered because	16 -5 -3 -2 -1 -5
Doffered because i	6 -3 0 -1 0 -1
Doffered before	6 6 -2 -2 -2 -5
Doffered before the	12 -5 -2 -2 -1 -3
Doffered both	9 0 -6 -2 0 0
Doffered both good	5 0 -5 0 0 0
Doffered bud	-5 12 -5 0 0 -1
Doffered but	16 60 -53 -8 -7 -7
Doffered but Dfree	0 6 -5 0 0 0
Doffered but Doffered	-7 -9 -12 -1 -1 30
Doffered but Dopen	-4 5 0 0 0 0
Doffered but T	-54 66 -3 -2 -1 -7
Doffered but can	12 -4 -4 -1 0 -3
Doffered but gotta	8 -7 0 -1 0 0
Doffered but he	12 -4 -1 -1 0 -6
Doffered but i	16 -27 4 -1 -1 9
Doffered but my	3 -5 3 0 0 0
Doffered but not	61 -19 -30 -1 -1 -10
Doffered but only	19 -17 -1 0 0 -1
Doffered but tell	7 -4 -2 0 0 -1
Doffered but the	-29 33 -1 0 0 -2
Doffered can	3 -13 9 10 -1 -8
Doffered can i	-8 -2 0 12 0 -2
Doffered clashes	-28 -2 37 -2 0 -5
Doffered come	35 -1 -25 -4 0 -4
Doffered cost	-24 -7 -4 47 -2 -10
Doffered cost more	-6 -2 -2 16 0 -6
Doffered day	11 -8 -1 0 0 -2
Doffered definitely	-30 -8 -3 5 0 36
Doffered definitely $	11 -2 -2 0 0 -7
Doffered definitely .	-40 -2 -1 0 0 43
Doffered do	-25 33 -2 -2 -1 -3
Doffered does	-34 -1 -2 0 -1 39
Doffered does not	-34 -1 -2 0 -1 39
Doffered for	17 2 -15 -2 -1 0
Doffered for me	10 -2 -2 -1 -1 -4
Doffered for us	6 7 -12 0 0 -1
Doffered free	-1 -2 8 0 0 -5
Doffered good	35 -12 -13 -2 -1 -6
Doffered good $	6 -1 -3 0 0 -1
Doffered good ,	11 -4 -4 -1 0 -2
Doffered good but	8 -4 -4 0 0 0
Doffered haha	14 -3 -6 -1 -1 -3
Doffered has	13 0 -1 -1 0 -10
Doffered i	10 -1 40 -19 -8 -20
Doffered i am	27 -10 9 -6 -2 -18
Doffered i can	-12 20 15 -3 -5 -15
Doffered i have	-15 1 21 -2 0 -4
Doffered i suppose	30 -4 -7 -3 -1 -16
Doffered i will	-7 0 7 0 1 0
Doffered if	35 -16 -9 12 -3 -18
Doffered if i	-13 -3 3 18 -1 -4
Doffered if it	6 -2 -1 -1 0 -1
Doffered if my	6 -2 0 -1 -1 -2
Doffered if possible	10 -2 -6 0 0 -1
Doffered if you	8 -4 -1 -1 0 -2
Doffered in	0 -3 -44 -2 -1 51
Doffered in the	2 -3 -11 -2 -1 15
Doffered innit	8 -2 -1 -1 0 -5
Doffered innit $	8 -2 -1 -1 0 -5
Doffered inshallah	5 -1 0 0 0 -3
Doffered instead	-24 42 -2 -14 0 -2
Doffered instead $	-20 22 -1 0 0 -1
Doffered instead ,	-7 9 0 -1 0 -1
Doffered is	21 -24 27 -45 -16 36
Doffered is a	-26 -7 56 -1 -1 -21
Doffered is best	19 -2 -7 -1 -1 -9
Doffered is better	18 -3 -3 0 0 -11
Doffered is bin	-6 -8 -10 -4 0 27
Doffered is gone	5 2 -1 -1 0 -4
Doffered is good	35 1 -30 -6 -5 7
Doffered is my	-10 -2 16 -1 0 -3
Doffered is no	-51 13 8 -1 -1 31
Doffered is not	-23 -2 10 0 0 15
Doffered is ok	15 9 -3 -6 -1 -14
Doffered is out	-22 15 -4 0 0 11
Doffered is possible	37 -7 -3 -26 0 -1
Doffered is the	30 -4 -8 -3 -2 -13
Doffered is what	12 0 0 0 0 -11
Doffered is when	3 -4 -2 7 0 -3
Doffered is yes	8 -2 -3 0 0 -3
Doffered it	40 -14 -10 -3 -2 -10
Doffered it is	29 -12 -4 -2 -1 -10
Doffered it must	10 -3 -6 0 -1 0
Doffered just	16 -1 -10 -2 0 -2
Doffered lol	10 -5 8 -1 -1 -11
Doffered lol $	4 -3 8 0 0 -8
Doffered love	19 -2 -11 0 0 -5
Doffered mate	5 -1 -1 0 -2 -1
Doffered might	-16 -2 -3 0 22 -1
Doffered my	13 -4 -2 -2 -1 -5
Doffered no	-23 -8 16 -2 -3 20
Doffered no $	-34 -5 3 -1 -1 39
Doffered no ,	-18 -1 22 0 0 -3
Doffered no .	-25 -3 34 0 -1 -5
Doffered no Doffered	-3 -1 9 0 0 -4
Doffered no dentist	6 -1 -1 0 0 -4
Doffered no good	11 -1 -9 0 0 0
Doffered not	-18 -10 35 -1 -1 -5
Doffered not the	11 -6 -3 0 0 -2
Doffered off	-21 -6 -8 -1 0 36
Doffered ok	44 -10 -8 -17 -1 -7
Doffered ok $	7 -1 -5 0 0 -1
Doffered ok ?	20 -3 0 -16 0 -1
Doffered ok but	5 -2 -2 0 0 -1
Doffered on	6 0 1 -2 -1 -4
Doffered on the	9 2 -5 -1 -1 -3
Doffered one	32 -15 -7 0 -2 -9
Doffered one $	12 -3 -2 -1 0 -5
Doffered one ,	8 -3 -2 -1 -1 -2
Doffered one please	22 -10 -1 -10 0 -1
Doffered only	22 -8 -8 -2 -1 -3
Doffered only $	5 -2 -1 -1 0 -1
Doffered or	28 -6 9 3 -3 -30
Doffered or Doffered	18 -4 18 -1 -2 -28
Doffered pal	15 -7 -2 -2 0 -4
Doffered pal $	14 -7 -1 -1 0 -4
Doffered past	-5 0 -1 0 0 7
Doffered please	88 -50 1 -14 -13 -34
Doffered please $	18 -19 24 -2 -4 -13
Doffered please ,	39 -11 -20 -1 -1 -4
Doffered please .	17 3 -9 -5 -3 -4
Doffered please ?	8 -5 -1 -2 0 0
Doffered please before	7 -4 0 -1 -2 -1
Doffered please i	-10 -3 16 0 -1 -2
Doffered provided	9 -1 -1 0 0 -6
Doffered provided it	7 0 0 0 0 -5
Doffered rather	7 -1 -1 -2 0 -3
Doffered rather than	7 -1 -1 -2 0 -3
Doffered secondchoice	10 -1 -2 -1 0 -5
Doffered secondchoice Doffered	10 -1 -2 -1 0 -5
Doffered should	5 -1 0 0 0 -3
Doffered should be	5 -1 0 0 0 -3
Doffered slot	5 -1 -2 0 0 -2
Doffered so	44 13 -26 -8 -2 -19
Doffered so Dfree	-23 26 -1 -1 0 -1
Doffered so Doffered	38 -7 -18 -2 0 -10
Doffered so O	11 -1 -9 0 0 -1
Doffered so any	-5 6 0 0 0 0
Doffered so anything	-5 7 -1 0 0 -1
Doffered so can	-6 0 6 0 0 0
Doffered so i	10 -6 -2 -1 0 -1
Doffered so it	6 -1 -1 -2 0 -1
Doffered so no	7 1 -8 0 0 0
Doffered so nobody	-15 -2 19 0 0 -2
Doffered so that	6 -2 -3 0 0 -1
Doffered sorry	2 7 -4 -1 -1 -4
Doffered suits	19 -5 -6 -3 -1 -4
Doffered suits $	5 -1 -2 0 0 -1
Doffered suits .	6 -1 -1 -2 0 -2
Doffered thanks	16 -9 23 -3 -3 -25
Doffered thanks $	-5 -5 28 -2 -1 -15
Doffered thanks ,	5 -1 -1 0 -2 -1
Doffered the	-7 -4 12 5 -1 -5
Doffered the same	-14 -2 14 3 0 0
Doffered then	38 -12 -8 -3 -1 -14
Doffered then $	19 -8 -5 -1 -1 -4
Doffered then .	5 -1 -1 0 0 -3
Doffered unless	6 -2 -1 -1 0 -3
Doffered was	-7 -1 -4 -2 0 15
Doffered we	8 -1 -3 -1 -1 -2
Doffered when	8 -2 -11 -1 -2 8
Doffered whichever	8 -1 -5 -1 0 -1
Doffered will	10 -6 -4 13 -1 -11
Doffered will do	10 -3 -3 -1 0 -2
Doffered with	7 -1 -3 1 0 -3
Doffered work	-16 -1 17 0 0 0
Doffered work .	-16 -1 18 0 0 0
Doffered works	52 -20 -26 -6 -4 6
Doffered works $	31 -8 -12 0 -1 -10
Doffered works ,	16 -3 -3 -2 -1 -7
Doffered works .	11 -2 -3 0 -1 -4
Doffered works for	-32 -1 -5 0 -1 38
Doffered works thanks	7 -2 -2 0 0 -2
Doffered would	35 -39 24 -2 -3 -14
Doffered would be	19 -27 17 -1 -1 -7
Doffered would have	-8 -2 13 -2 0 -1
Doffered would suits	8 -3 -3 0 0 -1
Doffered would work	10 -5 -1 -1 0 -4
Doffered x	9 -6 7 -1 -1 -8
Doffered x $	9 -6 7 -1 -1 -8
Doffered xx	2 -1 -10 -2 0 11
Doffered xx $	2 -1 -10 -2 0 11
Doffered yes	1 10 -52 -3 -3 49
Doffered yes !	11 -8 -2 0 0 -1
Doffered yes $	26 -7 -8 -1 -1 -9
Doffered yes ,	13 -4 -1 0 0 -7
Doffered yes .	-1 -3 -7 0 -1 12
Doffered yes Doffered	-32 -2 -11 -1 0 46
Doffered yes but	-57 39 -9 -1 -1 29
Doffered yes thanks	11 -1 0 0 0 -10
Doffered yes to	25 -1 -13 -1 0 -10
Dopen	-246 243 -66 -67 -37 -89
Dopen $	-24 78 -11 -6 -5 -27
Dopen ,	-43 73 -6 -4 -4 -12
Dopen , T	-12 20 -2 -2 -1 -3
Dopen , either	-6 7 0 0 0 0
Dopen , notmind	-6 7 0 0 0 0
Dopen .	-17 31 -7 0 -1 -6
Dopen . $	-15 22 -1 0 -1 -5
Dopen ?	-9 44 -8 -22 -2 -2
Dopen ? $	-1 15 -3 -10 0 0
Dopen ? ?	0 5 0 -4 0 -1
Dopen ? Dopen	-1 6 0 -4 0 0
Dopen ? i	0 10 -3 -6 -1 0
Dopen ? thanks	-3 5 0 0 0 0
Dopen O	-4 6 0 0 0 -1
Dopen T	-36 77 -8 -11 -5 -13
Dopen T $	-6 19 -1 -2 -1 -7
Dopen T .	-4 10 -5 0 0 -1
Dopen T ?	0 7 -3 -3 0 0
Dopen T like	0 -10 11 0 0 -1
Dopen T please	-4 7 -1 0 -1 -1
Dopen T would	-5 10 -3 -1 0 0
Dopen and	2 -4 -2 5 0 -1
Dopen any	-2 6 -1 -1 0 -1
Dopen anytime	-4 5 0 0 0 -1
Dopen for	-2 5 0 -1 -1 -1
Dopen i	-2 6 -1 0 0 -2
Dopen i am	-2 6 -1 0 0 -2
Dopen if	-6 8 0 -1 0 -1
Dopen instead	-1 7 0 -3 0 -2
Dopen is	-30 49 -9 -4 -2 -3
Dopen is better	-2 7 -1 -2 -1 -1
Dopen is good	-19 22 -3 0 0 -1
Dopen is ok	-4 10 -5 0 0 0
Dopen please	-23 38 -2 -1 -4 -6
Dopen please $	-3 7 -1 0 -1 -2
Dopen please ,	-8 11 -1 0 -1 -1
Dopen please .	-5 6 0 0 -1 -1
Dopen would	-6 13 -2 -1 -1 -3
Dopen would be	-6 12 -2 -1 -1 -3
Dopen x	-4 7 -1 0 0 -2
Dopen x $	-4 7 -1 0 0 -2
O	81 -4 -52 12 -35 -26
O !	-3 -1 -1 0 5 0
O ! !	-3 -1 -1 0 5 0
O $	49 -13 -33 -7 -8 13
O ,	39 -6 1 -8 -4 -22
O , been	7 -2 0 0 -1 -4
O .	19 -8 6 -7 -5 -6
O . $	16 1 -1 0 -1 -15
O . please	-3 -2 8 -1 -1 0
O ?	-1 -3 0 5 0 0
O Dfull	0 -3 0 5 0 -2
O Dfull $	0 -3 0 5 0 -2
O Doffered	-58 68 -5 -1 0 -4
O Doffered $	-58 69 -5 -1 0 -4
O Dopen	-20 29 -1 0 -1 -8
O Dopen please	-4 5 -1 0 0 -1
O and	-11 -2 -1 -2 0 15
O for	22 -4 -5 -2 -2 -9
O for us	19 -4 -5 -2 -2 -7
O i	2 -1 0 7 0 -7
O i can	0 -1 0 7 0 -5
O if	16 -2 0 -3 0 -11
O if i	10 -1 0 -2 0 -7
O if it	6 -1 0 -1 0 -3
O in	-1 -6 0 8 0 -1
O is	6 -4 7 -1 0 -7
O is good	10 -2 -2 0 0 -6
O on	8 -2 -3 2 0 -5
O on Doffered	10 -2 -3 0 0 -5
O one	-16 4 0 -2 -1 16
O please	18 -25 -8 -4 -10 31
O please $	-30 -17 -4 -3 -6 61
O please ,	11 -1 0 0 -1 -8
O please .	14 -3 -1 0 -2 -8
O please we	7 -1 -1 0 0 -4
O thanks	4 -5 -3 -1 -1 6
O thanks $	-16 -4 -2 -1 -1 24
O thanks you	16 -1 0 0 0 -15
O works	10 -1 0 0 -2 -6
O would	6 -3 0 0 0 -3
O would be	6 -3 0 0 0 -3
T	32 80 -58 -25 -1 -64
T $	13 15 -37 28 -1 -8
T ,	14 1 -18 3 7 -5
T , Doffered	10 -3 -4 0 0 -2
T , T	-9 13 0 0 0 -3
T , and	-7 -5 0 9 3 0
T , got	7 -6 0 0 0 -1
T , i	-14 27 -2 -2 -2 -7
T , otherwise	11 -4 -3 0 -1 -3
T , please	13 -10 0 0 -1 -2
T , school	12 -11 0 0 0 -1
T , so	-11 12 0 0 0 -1
T , we	-5 6 0 0 0 0
T .	-17 0 23 -17 0 13
T . $	-8 19 -12 -5 9 -3
T . Doffered	-9 3 11 -4 0 -1
T . T	11 -6 -1 -2 0 -2
T . i	16 -7 -4 0 -1 -4
T . if	-8 -6 0 0 -3 17
T . please	6 -2 -4 0 0 0
T . so	-16 17 0 0 0 0
T . the	-8 -3 0 -1 0 13
T ?	-5 7 5 -18 0 12
T ? $	7 22 -5 -22 -1 -1
T ? ?	-2 -30 13 8 -1 13
T ? i	-8 13 -2 -2 -1 0
T Doffered	-44 69 -9 -9 0 -7
T Doffered $	14 -8 -2 -1 0 -3
T Doffered ?	-19 30 -3 -7 0 0
T Dopen	-13 29 -1 -9 -2 -4
T Dopen ?	-1 7 0 -5 0 0
T Dopen is	-4 6 0 -1 0 -1
T a	6 -4 0 0 0 -1
T and	-23 0 16 11 0 -3
T and i	-3 2 -8 10 0 0
T any	-48 51 -3 -1 3 -2
T any T	-14 18 -2 0 0 -1
T are	-19 16 8 -2 2 -4
T as	17 -11 -1 -4 0 -1
T as i	16 -10 -1 -3 0 -1
T at	-16 10 12 -1 -1 -3
T be	-5 6 0 -1 0 0
T be possible	-5 6 0 -1 0 0
T before	2 -4 0 5 -2 -1
T but	29 -16 -7 -1 -3 -1
T but T	27 -15 -7 -1 -2 -1
T every	-7 5 5 -1 -1 -1
T every day	-7 5 5 -1 -1 -1
T for	25 -19 -4 -2 6 -6
T for me	11 -5 -2 -1 -1 -2
T good	13 -11 -1 0 0 -2
T good $	7 -6 0 0 0 -1
T i	20 -8 -5 -2 -1 -3
T i am	11 -5 -3 -1 0 -1
T if	-19 15 -2 -2 -1 9
T if possible	-9 11 -1 0 0 -1
T if that	-5 5 0 0 0 0
T instead	-35 39 -1 -2 0 0
T instead ?	-6 9 0 -2 0 0
T instead please	-26 27 0 0 0 0
T is	29 -22 -11 9 3 -8
T is a	5 -3 0 -1 1 -1
T is good	15 -10 -1 0 0 -3
T is my	3 -5 -2 0 4 0
T is ok	17 -10 -6 0 -1 0
T is the	-2 -7 0 12 0 -2
T is yes	6 -6 0 0 0 0
T it	4 -6 0 2 0 0
T it is	5 -4 0 0 0 0
T like	4 -11 11 0 0 -3
T mate	9 -7 -1 0 0 -1
T not	-45 56 -8 0 0 -3
T not T	-34 39 -2 0 0 -3
T noted	9 -6 0 0 0 -2
T of	-4 5 0 0 0 0
T of Dopen	-5 6 0 0 0 0
T off	11 -6 -2 0 -1 -2
T off work	9 -5 -2 0 -1 -2
T on	-6 37 -16 -18 -4 7
T on Doffered	6 11 -14 -16 -2 15
T on Dopen	-2 6 -1 -2 -1 -1
T on the	-14 24 -1 -5 -1 -4
T one	44 -1 -7 -10 -5 -20
T one $	30 -13 -2 -2 -1 -11
T one ,	12 1 -1 -3 -2 -7
T one if	-17 17 0 0 0 0
T one please	8 -5 -1 -1 -1 -1
T only	-51 52 0 0 0 0
T only ,	-50 51 0 0 0 0
T or	-32 -21 -4 66 -2 -7
T or T	-36 -11 -3 57 -1 -6
T phonenumber	-3 -6 -10 0 21 -1
T please	16 23 -15 -2 -9 -12
T please $	12 5 -2 -1 -4 -9
T please ,	1 5 -2 0 -3 -1
T please .	-6 13 -5 0 -1 -1
T please i	6 -1 -3 0 -1 0
T rather	-10 14 -2 -1 -1 0
T rather than	-10 14 -2 -1 -1 0
T slot	31 -5 -1 -14 -2 -8
T slot $	13 -8 -1 -1 0 -4
T slot ,	6 -3 0 0 0 -2
T slot please	12 -9 0 0 -1 -2
T so	53 -31 -5 -3 -2 -12
T so Doffered	7 -2 -4 0 0 -1
T so O	6 -4 0 0 0 -2
T so T	11 -5 -3 -1 -1 -2
T so needs	11 -8 0 0 0 -3
T so no	-7 -2 10 0 0 -1
T so not	8 -5 -3 0 0 0
T start	11 -5 -1 -1 -2 -3
T thanks	17 -8 -7 0 0 -1
T thanks ,	12 -4 -7 0 0 0
T that	0 7 0 -6 0 0
T that is	7 -2 0 -4 0 0
T the	-93 87 -1 8 0 -1
T then	17 -11 -2 -2 -1 -1
T then i	6 -4 0 -1 0 -1
T though	-52 52 0 0 0 0
T we	5 -4 0 0 0 0
T when	-20 24 -2 -1 0 -2
T when i	-20 24 -2 -1 0 -2
T will	12 -7 -1 -1 -2 -1
T with	-11 -3 14 0 0 0
T works	24 -17 -1 -1 -1 -3
T works $	6 -4 0 0 0 -1
T works ,	11 -9 -1 0 0 -1
T would	-3 5 -5 -4 -1 9
T would be	-3 3 -4 -4 -1 9
T yes $	-5 6 -1 0 0 0
^	35 -3 -37 -26 -49 45
^ !	46 0 -5 -3 -1 -36
^ $	82 -18 -62 -71 -33 105
^ ,	7 -4 -9 -2 -1 10
^ , aside	-1 -1 -2 -1 -1 5
^ , we	-1 -1 -7 0 0 10
^ .	24 -2 -18 -4 -5 5
^ ?	-12 -3 -7 -56 -2 80
^ ? ?	-5 -1 -2 -5 -1 13
^ Dconflict	-49 -31 -20 -9 -12 125
^ Dconflict $	-4 -3 -1 -1 -1 10
^ Dconflict ,	-6 -1 -1 0 0 8
^ Dconflict T	-10 -5 0 0 0 16
^ Dconflict for	-6 -2 -1 0 -1 11
^ Dconflict good	-7 -1 0 0 0 8
^ Dconflict is	26 -5 -11 -4 -2 -4
^ Dconflict please	29 -14 -2 -1 -4 -6
^ Dconflict suits	-7 -1 -1 0 0 9
^ Dconflict thanks	-5 -1 0 0 0 6
^ Dconflict works	-7 -1 0 0 0 9
^ Dconflict would	-15 -5 -1 0 -1 22
^ Dfree	-72 135 -29 -31 -21 -42
^ Dfree $	-6 39 -1 -2 -2 -18
^ Dfree ,	-4 11 -1 -1 -1 -3
^ Dfree T	-4 10 -1 -1 -1 -3
^ Dfree for	-3 7 0 0 -1 -2
^ Dfree is	-1 6 -1 -1 -1 -2
^ Dfree not	-1 10 -7 0 0 -2
^ Dfree or	-1 11 0 -5 -1 -4
^ Dfree please	-10 25 -5 -1 -3 -5
^ Dfree thanks	-2 6 0 0 0 -3
^ Dfree would	-7 11 -1 0 -1 -2
^ Dfull	-13 160 -46 -41 -17 -48
^ Dfull $	20 84 -7 -9 -6 -81
^ Dfull ,	-5 15 -5 0 -1 -4
^ Dfull ?	-6 33 -4 -12 -2 -9
^ Dfull Doffered	6 -5 0 0 0 -1
^ Dfull T	-3 11 -1 -1 -1 -6
^ Dfull any	-6 8 0 0 0 -1
^ Dfull i	25 -16 -5 0 0 -3
^ Dfull if	-3 15 0 -4 -1 -6
^ Dfull is	-5 8 -10 -3 -1 10
^ Dfull no	11 -7 -3 0 0 -1
^ Dfull only	-6 13 0 0 0 -6
^ Dfull please	-19 34 -3 -1 -2 -9
^ Dfull would	-11 13 0 0 0 -2
^ Doffered	94 -38 -58 -78 -51 -67
^ Doffered !	9 -2 -4 0 0 -3
^ Doffered $	106 -19 -21 -6 -2 -58
^ Doffered ,	52 -7 -22 -6 14 -25
^ Doffered .	61 12 -20 -11 -6 -33
^ Doffered ?	-14 -12 14 8 7 -2
^ Doffered T	-4 78 -24 1 -8 -28
^ Doffered a	12 -2 -9 0 -1 -1
^ Doffered actually	-5 0 -1 0 7 -1
^ Doffered all	6 -4 -1 0 0 -1
^ Doffered and	16 13 -20 -1 -3 -5
^ Doffered are	-24 -1 -1 -1 0 27
^ Doffered as	6 -2 0 -1 0 -3
^ Doffered at	10 -2 -1 0 -3 -4
^ Doffered bab	5 -1 -1 0 0 -3
^ Doffered because	13 -4 -2 -2 -1 -4
^ Doffered before	8 -4 0 -2 0 -2
^ Doffered but	-25 96 -37 -4 -3 -27
^ Doffered day	11 -8 -1 0 0 -2
^ Doffered definitely	-29 -4 -3 -1 0 37
^ Doffered for	13 -3 -4 0 -1 -4
^ Doffered good	29 -11 -10 -2 -1 -5
^ Doffered haha	14 -3 -6 -1 -1 -3
^ Doffered i	-54 -2 39 -4 -4 24
^ Doffered if	34 -11 -10 -3 -1 -9
^ Doffered is	-88 11 66 -10 -11 49
^ Doffered it	16 -4 -3 -2 0 -6
^ Doffered lol	11 -3 -1 0 0 -6
^ Doffered mate	5 -1 -1 0 -2 -1
^ Doffered no	-41 -3 57 -1 -1 -10
^ Doffered not	-34 -4 40 0 0 -2
^ Doffered ok	14 -5 -3 -1 0 -4
^ Doffered on	5 3 -5 -1 0 -2
^ Doffered one	7 -2 -2 -1 0 -2
^ Doffered only	17 -6 -7 -1 -1 -2
^ Doffered or	38 -7 -14 -8 -1 -7
^ Doffered please	55 -11 -9 -7 -6 -17
^ Doffered should	5 -1 0 0 0 -3
^ Doffered so	7 -5 -1 -1 0 0
^ Doffered suits	16 -5 -4 -3 -1 -4
^ Doffered thanks	24 -4 -7 -1 -2 -10
^ Doffered the	5 -1 0 0 0 -3
^ Doffered then	5 -3 -1 0 0 -1
^ Doffered unless	6 -1 -1 -1 0 -3
^ Doffered we	-6 -1 8 0 0 -1
^ Doffered will	-8 -2 -2 14 0 -3
^ Doffered works	12 -10 -9 -2 -3 16
^ Doffered would	26 -15 3 -3 -2 -8
^ Doffered x	5 -2 -1 0 0 -1
^ Doffered yes	-70 28 -26 -2 -2 72
^ Dopen	-64 124 -15 -19 -14 -47
^ Dopen $	-4 22 -2 -1 -1 -13
^ Dopen ,	-6 15 -1 -1 -1 -5
^ Dopen O	-4 6 0 0 0 -1
^ Dopen T	-8 31 -2 -4 -2 -8
^ Dopen any	-2 5 -1 -1 0 -1
^ Dopen anytime	-4 5 0 0 0 -1
^ Dopen is	-2 6 0 -2 -1 -1
^ Dopen please	-10 19 -1 -1 -2 -4
^ Dopen would	-3 5 -1 0 -1 -1
^ Dopen x	-4 7 -1 0 0 -2
^ O	123 -83 -29 -34 -28 20
^ O $	7 -29 -7 -11 -6 49
^ O ,	38 -9 -5 -2 -2 -20
^ O .	31 -5 -1 -5 -3 -18
^ O Dopen	-4 5 -1 0 0 -1
^ O for	12 -2 -1 -1 -1 -7
^ O if	10 -1 0 -2 0 -7
^ O is	7 -1 0 -1 0 -5
^ O please	15 -24 -7 -4 -10 32
^ O thanks	-6 -4 -2 -1 -1 14
^ O works	10 -1 0 0 -2 -6
^ O would	6 -3 0 0 0 -3
^ T	84 -24 -1 19 -23 -57
^ T $	100 -53 -4 -8 -4 -31
^ T .	12 -11 -1 -4 -1 5
^ T ?	-9 -9 13 7 -1 -1
^ T Doffered	2 8 -4 -1 0 -5
^ T Dopen	-5 13 -1 -5 -1 -2
^ T any	-29 33 -1 -1 0 -1
^ T are	-5 -4 15 -2 -1 -3
^ T good	5 -4 0 0 0 -1
^ T is	0 -9 0 12 0 -3
^ T of	-4 5 0 0 0 0
^ T on	-34 20 -5 -8 -1 29
^ T one	44 -21 -4 -8 -3 -8
^ T please	56 -40 -3 -1 -5 -7
^ T slot	32 -20 -1 -1 -2 -8
^ T works	10 -7 0 0 0 -2
^ T would	8 -3 -1 -1 -1 -2
^ a	-14 -2 -10 -2 0 28
^ about	8 0 -1 -1 0 -5
^ about time	7 0 0 -1 0 -5
^ absolute	-9 -1 -6 -7 -6 29
^ absolute joke	1 -1 -3 -2 -2 7
^ absolute shambles	-1 0 -2 -2 -2 8
^ absolutely	-4 -2 -2 -1 -4 12
^ absolutely disgusting	-3 0 -2 -1 -4 9
^ accept	43 -2 -6 -4 -1 -31
^ admin	-17 -4 -4 -5 -1 30
^ admin override	-15 -4 -3 -3 -1 27
^ after	-3 7 0 0 -1 -2
^ all	54 14 -5 -9 -8 -46
^ all are	-4 -1 15 -2 -1 -8
^ all good	34 -1 -7 -3 -3 -20
^ already	-12 -10 -2 -6 -1 32
^ already got	-3 -8 -1 -3 -1 16
^ am	3 -1 -1 5 -1 -5
^ am i	0 0 0 5 -1 -4
^ any	58 36 -16 -9 -16 -52
^ any $	39 -4 -4 -5 -2 -24
^ any T	-14 19 -1 -3 -1 -2
^ any but	23 -18 -1 -1 0 -3
^ any day	15 -11 27 -6 -5 -20
^ any of	65 -10 -26 -9 -4 -17
^ any time	19 -4 -5 -4 -1 -5
^ anything	47 13 -11 -11 -3 -35
^ anything but	37 -7 -5 -3 -1 -23
^ anything except	6 -2 -1 0 0 -2
^ anything on	-1 6 0 -4 0 -1
^ anytime	5 12 -5 -1 -1 -10
^ anytime Dopen	-7 15 -1 -1 -1 -6
^ are	-13 -6 -16 66 -4 -27
^ are these	-1 -2 -1 8 0 -4
^ are you	-11 -3 -3 35 -2 -15
^ as	-7 -3 -1 -2 -1 13
^ as requested	7 -1 0 0 0 -6
^ aside	-15 -8 16 7 -4 5
^ aside Dopen	5 -3 0 0 -1 0
^ aside i	-2 0 2 -5 -1 7
^ aside so	-3 -1 13 -1 0 -8
^ assistant	-29 -4 -1 -2 -1 37
^ assistant the	-19 -3 0 0 0 23
^ at	7 -3 5 -1 0 -7
^ at Doffered	5 -3 -1 0 0 -1
^ at work	-2 0 7 0 0 -4
^ aw	9 0 -1 -1 0 -6
^ aw good	9 0 -1 -1 0 -6
^ away	-29 0 50 -3 -1 -18
^ away Doffered	-26 -4 51 -3 -1 -17
^ baby	0 0 5 0 0 -5
^ baby came	0 0 5 0 0 -4
^ back	-2 10 0 0 -2 -5
^ back from	-2 11 0 0 -2 -5
^ because	5 -2 0 0 0 -2
^ been	-1 2 -3 -1 5 -3
^ been on	1 0 -2 -1 5 -3
^ before	-7 -4 -2 21 1 -9
^ before anything	0 0 0 6 0 -6
^ before i	-6 -2 -1 12 -2 -1
^ booked	11 -3 -8 -4 -3 7
^ both	31 -7 29 -17 -8 -27
^ both are	17 -1 6 -5 -3 -14
^ both days	11 -1 -6 -1 -1 -3
^ both good	22 -1 -8 -1 -1 -11
^ both ok	12 0 -2 -1 -1 -7
^ broke	-7 -2 9 0 0 0
^ call	-18 -4 -19 -10 90 -36
^ call me	-15 -4 -18 -5 71 -27
^ call my	-1 0 -1 -4 14 -8
^ callback	-24 -2 -8 -4 60 -23
^ callback please	-24 -2 -8 -4 60 -23
^ came	-7 -10 -2 -1 -1 21
^ can	-11 40 -8 45 16 -86
^ can confirm	8 0 0 -1 0 -5
^ can do	22 -17 -2 -2 -1 -1
^ can i	-26 24 -5 -2 7 3
^ can it	-7 7 -7 12 -1 -4
^ can my	-11 -2 -5 33 -3 -11
^ can not	30 -6 37 -22 -5 -34
^ can someone	-7 -1 -10 0 22 -4
^ can the	-4 -1 -4 15 -2 -4
^ can they	-3 7 0 -1 0 -2
^ can we	-6 17 -2 -4 -2 -2
^ can you	-5 13 -7 18 1 -21
^ cancel	-9 -1 -4 -14 -3 31
^ cancel it	-3 0 -2 -5 -1 11
^ cancel my	-2 0 -1 -6 -1 11
^ confirm	44 -9 -5 -4 -1 -25
^ confirm $	34 -1 -5 -4 -1 -24
^ confirmed	85 -2 -14 -8 -4 -57
^ confirmed $	22 -1 -4 -3 -1 -14
^ confirmed .	27 -1 -5 -2 -2 -17
^ could	5 29 -14 -7 25 -38
^ could i	1 1 -1 -5 8 -4
^ could it	-6 11 -2 -3 -1 0
^ could you	-14 17 -3 11 9 -20
^ could your	-1 -3 0 0 6 -2
^ cup	8 -4 0 0 0 -2
^ cup final	8 -4 0 0 0 -2
^ dads	-3 0 6 0 -1 -1
^ definitely	13 -3 -2 -1 0 -7
^ definitely Doffered	13 -3 -2 -1 0 -7
^ depends	-16 0 -4 -6 -1 27
^ did	-10 -2 -11 58 -3 -32
^ did you	-7 -2 -3 26 -2 -12
^ diwali	-3 5 1 0 0 -2
^ diwali Doffered	-8 9 0 0 0 0
^ do	-43 -17 -31 127 -2 -34
^ do i	-11 -1 -3 31 -3 -13
^ do not	4 9 -17 -25 11 18
^ do the	-14 -2 -1 20 -1 -3
^ do these	0 -1 -1 5 0 -2
^ do they	-5 0 -5 21 -4 -7
^ do you	-14 -22 -4 66 -5 -21
^ do your	-2 0 -1 9 0 -6
^ does	-34 -11 12 98 -5 -61
^ does Doffered	-18 -3 -5 37 -1 -10
^ does it	-7 -6 -2 22 -1 -7
^ does not	-1 -1 26 -6 -1 -17
^ does the	-3 -1 -6 18 -1 -7
^ dog	-17 -1 18 -6 -2 9
^ driving	2 -3 0 0 6 -4
^ driving .	2 -3 0 0 6 -4
^ duly	-7 0 0 0 -1 8
^ duly noted	-7 0 0 0 -1 8
^ duration	-4 0 -3 11 0 -4
^ duration is	-4 0 -2 9 -1 -3
^ easier	-2 -6 0 0 9 0
^ eh	-5 -1 -1 10 -1 -2
^ eh ?	-5 -1 -1 10 -1 -2
^ either	106 -6 -25 -22 -8 -45
^ either $	24 0 -2 -2 -1 -18
^ either ,	32 -1 -12 -2 -2 -15
^ either Doffered	7 -1 -2 -2 0 -1
^ either good	8 0 -1 0 -1 -5
^ either is	7 -1 0 0 -1 -4
^ either of	7 -1 -4 -1 0 -2
^ either tbh	18 0 -2 -3 -1 -12
^ exams	-17 -8 41 -3 -2 -11
^ ffs	7 0 0 -1 0 -5
^ ffs finally	7 0 0 -1 0 -5
^ finally	7 0 -2 -1 -1 -3
^ finally !	6 0 -2 -1 -1 -2
^ first	0 1 2 -8 -1 6
^ firstchoice	19 -4 -3 -2 -1 -9
^ firstchoice Doffered	19 -4 -3 -2 -1 -9
^ further	10 -7 -2 0 -1 -1
^ further to	10 -7 -2 0 -1 -1
^ gimme	-3 -2 -6 -13 18 6
^ gimme a	-3 0 -2 -6 21 -11
^ give	-4 -3 -7 -8 43 -20
^ give me	-1 0 0 0 6 -4
^ give the	0 0 0 -2 5 -2
^ give us	-2 -3 -6 -5 28 -12
^ go	8 -1 -1 -3 0 -3
^ good	138 -17 -34 -19 -11 -56
^ good $	54 -2 -13 -3 -2 -35
^ good ,	-24 -2 -8 -4 -2 40
^ good .	-2 -6 -9 -2 -1 20
^ good by	1 0 10 -1 -3 -7
^ good day	-7 0 7 0 0 0
^ good for	5 0 -2 0 0 -3
^ good jubbly	11 0 -2 -1 0 -8
^ good stuff	11 0 -1 -1 0 -9
^ good thanks	31 -1 -4 -6 0 -20
^ good that	9 0 -2 -1 0 -5
^ good with	5 0 -2 0 -1 -2
^ got	-9 -10 3 -10 -6 32
^ got to	-4 -7 0 -2 -1 14
^ got your	-2 -1 -1 -2 0 5
^ halfterm	11 1 -4 -2 -2 -2
^ halfterm all	6 0 -2 -1 -2 -1
^ halfterm so	6 -5 0 0 0 0
^ has	-12 9 -6 26 -1 -16
^ has my	-1 0 -3 12 -1 -8
^ has the	-1 0 0 5 0 -3
^ has to	-9 9 0 0 0 0
^ have	-16 30 -24 28 -5 -13
^ have i	-1 0 -2 20 0 -17
^ have to	-4 0 -6 -5 -2 16
^ have you	-14 32 -13 18 -3 -20
^ he	4 -2 -4 -2 -1 5
^ hi !	11 0 -5 -1 -1 -3
^ hi $	-20 -1 -6 -5 -1 32
^ hi ,	-4 -6 -7 14 1 2
^ hi .	4 7 -4 3 -3 -7
^ hi Dopen	-6 6 0 0 0 0
^ hi can	11 -4 -2 1 -1 -5
^ hi do	-3 0 -1 12 0 -7
^ hi from	9 -1 -3 -1 0 -3
^ hi is	19 -3 0 -13 0 -3
^ hi it	4 -1 -1 -11 -1 10
^ hi no	-3 0 11 -1 0 -7
^ hi yes	-4 0 0 -6 -1 12
^ hj	-13 -1 -6 -4 -1 24
^ hj $	-13 -1 -6 -4 -1 24
^ hmm	-9 -2 -4 -3 -1 20
^ hmm $	-15 0 -2 -3 -1 22
^ hold	-3 -9 -2 -4 -1 20
^ hold on	-3 -9 -2 -4 -1 20
^ how	-41 16 -16 98 -8 -48
^ how about	-1 21 0 -20 0 0
^ how big	-2 0 0 5 0 -3
^ how do	0 0 -1 9 -1 -6
^ how heavy	-2 0 -1 8 0 -4
^ how late	0 -3 -1 7 0 -3
^ how long	-10 0 -4 22 -1 -6
^ how many	-12 -1 -2 24 -1 -7
^ how much	-10 -1 -3 25 -2 -10
^ hubby	-7 -2 0 0 0 10
^ i	30 -12 48 -100 8 24
^ i accept	22 0 -4 -2 -1 -15
^ i am	-15 3 16 -18 -2 17
^ i can	33 -16 23 -5 6 -40
^ i choose	8 3 -1 0 -1 -9
^ i confirm	29 0 -4 -1 -1 -22
^ i could	-4 5 3 0 0 -4
^ i do	18 -3 5 -2 5 -24
^ i finish	10 -7 2 -1 -1 -3
^ i got	-4 0 -6 -3 -4 17
^ i have	-4 -14 -2 -7 10 15
^ i may	-4 -1 -3 -2 -1 11
^ i need	-4 7 -1 -5 -2 6
^ i no	-2 0 5 -1 0 -3
^ i notmind	14 -1 -2 -1 2 -12
^ i ordered	-11 -1 -2 -2 -1 18
^ i prefer	9 1 -3 0 0 -5
^ i rang	-7 0 -2 0 0 10
^ i said	-3 -4 -5 -1 -5 17
^ i think	22 -5 -9 -9 -2 4
^ i want	-4 0 -3 -2 -2 11
^ i will	6 11 6 -9 -3 -11
^ i work	-10 -16 35 -2 0 -6
^ i would	-8 7 24 -10 17 -30
^ i write	-6 2 -2 -1 0 7
^ if	-57 -15 29 0 -4 47
^ if Doffered	8 -1 -1 -1 0 -4
^ if i	-12 -7 -12 16 -1 17
^ if it	-17 -3 4 -4 -2 21
^ if no	-3 0 -4 -5 0 12
^ if you	6 0 -3 -1 0 -2
^ ignore	-10 -4 -3 -4 -2 23
^ ignore all	-12 -4 -2 -1 -1 21
^ ignore previous	-4 0 -1 -2 0 7
^ in	-14 6 27 -7 -3 -8
^ in a	-9 -1 2 -3 -2 13
^ in bed	6 0 0 0 0 -4
^ intent	-6 0 -2 -1 -1 11
^ intent accept	-6 0 -2 -1 -1 11
^ is	-80 2 -28 165 -1 -61
^ is Dfree	-1 16 -1 -11 -1 -2
^ is Doffered	10 -16 -5 21 -1 -9
^ is O	-13 -12 0 29 -1 -4
^ is it	-3 -3 -2 23 -1 -12
^ is parking	-3 0 0 10 -1 -5
^ is that	-7 -8 -3 22 0 -2
^ is the	-15 0 -2 19 0 -1
^ is there	-22 28 -8 8 10 -16
^ is this	-4 -1 -2 30 -3 -20
^ it	-20 -12 -15 -21 -6 74
^ it came	-4 -9 -1 -13 -1 27
^ it is	-9 6 -7 -9 -3 22
^ it will	9 -1 -5 -1 0 -1
^ jk	-21 -1 -4 -3 -1 31
^ jury	-6 0 25 -4 -1 -13
^ jury service	-6 0 25 -4 -1 -13
^ just	-17 0 -6 -14 -1 38
^ just leave	-1 -1 -3 -8 -1 14
^ kitchen	-8 -1 11 -1 0 -1
^ kitchen floor	-3 0 5 -1 0 -1
^ leave	-23 7 -6 -15 -3 40
^ leave it	-14 8 -4 -9 -2 21
^ leave with	-7 0 -2 -5 -1 14
^ let	12 -6 -10 -14 -6 24
^ let me	-25 0 -2 -3 -3 33
^ let us	38 -5 -8 -10 -3 -12
^ lol	-25 -1 10 -8 -2 26
^ lol $	-18 0 -3 -3 -1 25
^ love	-13 -1 -12 -4 -1 31
^ make	6 4 -1 -2 -1 -6
^ make it	6 4 -1 -2 -1 -6
^ many	1 0 -2 -3 -2 5
^ many thanks	1 0 -2 -3 -2 5
^ may	-6 8 0 5 -2 -4
^ may i	-6 8 0 5 -2 -4
^ maybe	-13 0 -34 -5 -1 54
^ mayday	20 -7 -5 -1 -1 -7
^ me	-7 -3 8 4 3 -4
^ mind	-14 0 -4 -5 -1 24
^ mind the	-14 0 -4 -5 -1 24
^ mrs	-3 -9 -2 -2 -1 17
^ my	-33 -8 19 -35 -10 66
^ my daughter	-3 -1 -2 -2 -2 10
^ my husband	5 -1 -3 -9 1 7
^ my mum	8 1 13 -5 -1 -17
^ my shifts	7 -3 0 -1 0 -2
^ my son	10 -3 -2 -3 -1 -1
^ my wife	7 1 0 -1 0 -7
^ need	-17 16 -13 -20 21 14
^ need a	-2 -10 0 0 18 -5
^ need it	-1 20 -7 -2 -1 -8
^ need to	-11 -1 -3 -11 7 20
^ neither	-44 20 103 -16 -8 -55
^ neither $	-13 -1 53 -6 -2 -30
^ neither date	-2 5 -3 0 0 0
^ neither day	-6 5 3 0 0 -1
^ neither love	-13 -1 27 -3 -1 -10
^ neither of	-1 5 -2 -1 -1 -1
^ neither sorry	-1 5 0 -1 0 -3
^ new	-5 4 -1 -14 -4 21
^ next	-6 -4 -1 15 -2 -3
^ no	-34 2 121 -31 -2 -64
^ no $	-4 0 26 -2 -1 -18
^ no ,	-24 1 45 -3 -4 -15
^ no .	-12 2 32 -3 -2 -18
^ no Doffered	0 8 -9 0 0 0
^ no good	-29 0 40 -2 -2 -8
^ no idea	-2 0 -19 -6 -1 28
^ no not	18 0 -17 0 0 -1
^ no one	-4 0 5 -1 0 0
^ no preference	61 -1 -40 -3 -2 -15
^ no sorry	-3 -1 6 -1 0 -2
^ no thanks	-10 0 24 -1 -2 -11
^ no to	17 -5 8 -2 -3 -14
^ none	-26 6 65 -13 -4 -28
^ none of	-22 6 56 -12 -3 -25
^ not	11 -24 46 -23 -11 -1
^ not Doffered	0 13 24 -4 -3 -30
^ not O	25 -4 -8 -1 0 -12
^ not T	35 -16 -9 -1 -1 -9
^ not a	18 -4 -7 0 -2 -4
^ not any	-3 0 5 -1 0 0
^ not free	0 0 9 -5 0 -4
^ not going	3 -3 7 0 -1 -5
^ not good	-6 0 15 0 -1 -9
^ not me	-7 0 -9 0 -2 19
^ not my	-6 -1 -8 -1 5 11
^ not possible	-6 -1 26 -3 -1 -16
^ not that	-2 0 9 -1 0 -6
^ not the	2 -1 -6 -2 0 8
^ not this	-1 8 -3 0 0 -3
^ noted	-33 -1 -3 -3 -3 44
^ noted $	-7 0 -2 -2 -1 12
^ noted ,	-19 0 -1 -1 -2 23
^ notmind	66 -5 -14 -20 -7 -19
^ notmind $	23 0 -1 -2 -1 -19
^ notmind ,	16 -1 -6 -1 -1 -8
^ notmind any	23 -2 -2 -3 -2 -13
^ notmind just	7 0 -1 -1 0 -4
^ notmind mate	13 0 -1 -3 -1 -8
^ oh	6 -3 6 -3 -2 -5
^ oh good	-23 -2 14 0 0 12
^ oh no	8 0 -5 0 0 -2
^ oh thanks	12 0 -1 -1 0 -9
^ ok	64 -18 -9 5 -14 -27
^ ok $	59 -1 -6 -6 -2 -45
^ ok .	10 0 -1 0 0 -8
^ ok Doffered	-8 -1 -1 0 0 11
^ ok as	5 0 -2 -1 -1 -1
^ ok but	16 -10 20 -40 -3 17
^ ok dear	8 0 -1 -1 0 -6
^ ok for	-11 -1 -9 0 0 22
^ ok good	-3 0 -3 -1 0 8
^ ok if	9 0 -1 -2 0 -6
^ ok so	-36 -1 15 0 0 23
^ ok thanks	5 0 -1 -1 0 -3
^ ok yes	7 0 0 -1 0 -6
^ on	-12 10 1 -1 7 -4
^ on rig	-5 6 0 0 0 0
^ only	60 2 -25 -19 -3 -16
^ only day	-3 13 -2 -3 0 -4
^ only if	44 -5 -16 -15 -2 -7
^ or	-9 -1 -2 -13 -1 26
^ our	-31 -7 -2 -4 3 41
^ out	-3 0 0 7 0 -3
^ phone	-23 -1 -4 -5 77 -43
^ phone me	-9 0 -3 -1 32 -18
^ place	-16 0 -2 -7 -1 27
^ please	11 -15 4 -25 18 8
^ please $	32 -5 -16 -11 -24 23
^ please .	22 0 -4 -2 -4 -13
^ please call	-8 0 -13 -1 35 -13
^ please can	-4 5 -4 0 5 -2
^ please cancel	-11 -2 -5 -2 -3 23
^ please contact	-2 0 0 -1 7 -4
^ please could	-7 -2 -1 11 0 -2
^ please deliver	3 8 -1 -1 -1 -9
^ please go	-2 -3 -1 0 -1 7
^ please phone	-4 0 -4 0 14 -5
^ please remove	-4 0 -1 -2 -4 11
^ please ring	-3 0 0 0 7 -3
^ please take	-19 -1 0 -2 -3 24
^ please x	17 0 -1 -3 -1 -11
^ possible	11 -4 -2 -2 0 -2
^ prefer	8 -2 -1 -1 5 -8
^ preferably	5 -1 0 0 0 -3
^ preferably Doffered	5 -1 0 0 0 -3
^ probably	19 0 -1 -2 -1 -15
^ put	13 -6 -2 -11 -2 7
^ put it	-6 0 -1 -9 -1 17
^ put me	18 -6 0 -1 -1 -10
^ quantity	-6 0 0 -2 0 9
^ rather	-5 -5 0 -1 14 -2
^ rather talk	-5 -5 0 -1 14 -2
^ re	18 -3 -2 -1 0 -12
^ received	-31 0 -3 -2 -1 37
^ regrettably	-10 -1 22 -2 -2 -8
^ regrettably neither	-7 0 16 -1 -1 -6
^ results	9 -1 -7 0 0 0
^ results day	8 0 -7 0 0 0
^ ring	-25 -3 -10 -10 94 -45
^ ring me	-8 0 -1 -1 26 -16
^ ring my	-6 -1 -2 -4 29 -17
^ ring the	0 0 -1 -2 8 -4
^ ring us	-11 -2 -6 -3 30 -8
^ road	-36 -2 0 -1 -1 40
^ sadly	-3 0 10 -4 -1 -2
^ sadly i	-2 0 8 -3 -1 -2
^ school	9 -4 0 -1 0 -4
^ schools	5 -2 -1 0 -1 -1
^ script	-8 0 -2 -2 -1 13
^ script alert	-8 0 -2 -2 -1 13
^ see	-5 -3 -4 -2 -1 15
^ see you	-5 -3 -4 -2 -1 15
^ she	-12 -2 -4 -3 -1 23
^ she does	-1 -2 -3 0 0 7
^ she is	-12 1 -1 -3 -1 16
^ should	17 0 -1 -1 -1 -14
^ so	-13 -1 -2 19 0 -2
^ sofa	-6 0 -2 -16 -1 25
^ someone	9 -7 -2 -1 3 -1
^ someone will	9 -5 -2 -1 -1 -1
^ sorry	-17 -19 55 -13 -4 -2
^ sorry ,	-8 -1 18 -1 -1 -8
^ sorry i	0 -9 12 -1 0 -1
^ sorry to	6 -1 -3 0 0 -1
^ sorry we	-10 -1 16 -2 0 -2
^ sounds	18 11 -8 -5 -14 -2
^ sounds good	28 11 -5 -2 -4 -28
^ speak	-5 0 -2 -4 23 -12
^ speak to	-5 0 -2 -4 23 -12
^ st	9 -1 -7 0 0 -1
^ stop	-26 -2 -10 -10 -7 56
^ stop $	-19 -1 -6 -7 -3 35
^ stop all	-5 0 -2 -2 -1 10
^ stop texting	-1 0 -1 -1 -2 5
^ stuck	-4 0 8 -1 0 -2
^ stuck in	-4 0 8 -1 0 -2
^ suits	33 -1 -9 -3 -1 -19
^ suits $	33 -1 -9 -3 -1 -19
^ system	-36 -3 -2 -2 -1 44
^ take	-2 0 -1 -3 -3 9
^ take me	-2 0 -1 -3 -3 9
^ thanks	-59 1 11 -30 -12 90
^ thanks $	-30 -1 -9 -2 -1 43
^ thanks ,	16 -3 6 -1 -1 -17
^ thanks but	-1 -1 17 -3 0 -10
^ thanks for	-23 13 5 -8 -3 17
^ thanks you	4 -6 -1 -14 -6 24
^ that	59 -17 25 -25 -6 -36
^ that date	-2 0 9 -3 0 -4
^ that is	36 -11 16 -14 -2 -25
^ that would	19 -2 -9 -4 0 -4
^ the	-2 -13 5 -47 -9 65
^ the Dfree	-6 21 0 -4 0 -10
^ the Doffered	36 -20 12 -3 -3 -22
^ the T	54 -27 -1 -2 -3 -21
^ the code	-12 0 -1 -2 -1 16
^ the one	21 -8 -1 -2 -1 -10
^ the wife	10 -1 -1 -3 0 -6
^ there	-21 -2 22 -8 4 5
^ there are	-9 0 -1 -5 4 12
^ there is	-10 -2 20 -3 1 -5
^ they	-14 -2 10 -3 -3 12
^ this	20 -5 -17 -20 -7 30
^ this is	-9 -2 -8 -13 0 31
^ this was	-12 -1 0 -1 0 15
^ those	-5 1 12 -3 -1 -4
^ to	8 -1 -3 0 0 -4
^ too	-6 -4 18 -4 13 -17
^ too much	-2 -3 -1 -1 12 -5
^ too soon	-3 2 17 -3 -1 -12
^ unfortunately	-13 2 39 -6 -2 -20
^ unfortunately i	-1 0 9 -2 -1 -5
^ unfortunately neither	-8 0 13 -1 0 -3
^ unsubscribe	-23 -1 -6 -8 -9 47
^ unsubscribe $	-15 -1 -4 -4 -1 26
^ unsubscribe me	-8 0 -1 -4 -7 21
^ unsure	-14 -1 6 -5 -3 19
^ unsure $	-8 0 -5 -3 -1 17
^ unsure yet	-5 0 -5 -2 -1 14
^ use	-2 0 0 -1 -3 8
^ use the	-2 0 0 -1 -3 8
^ useless	-4 0 -1 -4 -1 10
^ was	-1 -2 5 0 0 -1
^ was all	-1 -2 5 0 0 -1
^ we	1 2 26 -35 -14 19
^ we accept	22 -4 -7 -2 -1 -9
^ we are	-42 15 59 -28 -4 0
^ we can	19 -3 -10 -4 -2 0
^ we had	-20 -6 -8 -1 0 36
^ we have	-1 -1 3 5 -2 -3
^ we keep	-10 12 -1 0 0 -1
^ we will	35 -5 -16 -3 -2 -9
^ we would	-3 -6 -1 0 -2 11
^ week	-6 -1 -4 -4 -1 15
^ well	25 -4 -2 -4 -2 -14
^ what	-20 -1 -18 136 -9 -89
^ what about	30 10 0 -38 0 -1
^ what do	-1 0 0 5 0 -4
^ what happens	-5 -5 -2 18 0 -5
^ what if	-2 -1 -4 13 0 -6
^ what is	-8 3 -5 41 -2 -28
^ what size	-3 -1 0 7 0 -3
^ what time	-18 -4 -2 28 -1 -3
^ when	-7 -2 -5 35 -3 -17
^ whenever	21 7 -5 -10 -3 -9
^ whenever you	-1 3 -3 -6 -2 8
^ where	-6 0 -2 41 -2 -31
^ where is	-5 0 -2 27 -1 -19
^ which	-19 -8 -6 67 -5 -29
^ which depot	-2 0 -1 5 0 -2
^ which of	-2 -2 -3 18 -2 -8
^ which one	-4 0 -1 14 0 -8
^ which order	-2 0 -1 9 -1 -6
^ whichever	91 -8 -9 -13 -6 -54
^ whichever comes	13 -1 -1 -1 0 -11
^ whichever is	33 -6 -4 -5 -1 -16
^ whichever one	6 0 -1 -1 0 -3
^ who	-38 -5 -9 58 -6 0
^ who ?	0 0 0 -15 -1 16
^ who are	-4 0 -1 22 -1 -16
^ who is	-25 -2 -3 -20 -1 52
^ why	-58 -7 -15 103 -2 -22
^ why am	-1 0 0 5 0 -3
^ why has	-4 0 -1 11 0 -5
^ will	-38 -24 5 56 -4 5
^ will be	38 -1 -17 -6 -1 -14
^ will have	-1 -2 -1 -4 -1 9
^ will i	-3 0 -3 15 -1 -8
^ will it	-5 0 -2 16 -2 -8
^ will let	-8 -3 -2 -5 -1 18
^ will not	-17 -1 41 -3 -1 -19
^ will the	-10 0 -3 36 -1 -22
^ will they	-6 0 -3 14 0 -5
^ will you	-2 -2 0 1 8 -5
^ with	8 0 2 -1 -1 -9
^ working	2 0 8 -3 -1 -5
^ works	64 -3 -9 -13 -2 -37
^ works ,	7 0 -1 0 0 -6
^ works for	40 -2 -5 -13 -2 -18
^ would	-5 -8 -6 32 13 -27
^ would Doffered	-7 -4 -8 26 -2 -6
^ would have	1 -1 7 -1 0 -6
^ would it	0 0 0 -7 8 0
^ would rather	10 -6 -1 -1 -1 -1
^ wrong	-8 0 -2 -2 -1 14
^ wrong number	-8 0 -2 -2 -1 14
^ yes	136 -37 -41 -16 -34 -94
^ yes $	68 -3 -6 -12 -4 -40
^ yes ,	29 -3 -4 -17 -3 1
^ yes .	30 -5 -13 -5 -6 -1
^ yes Doffered	18 -4 -2 -6 -2 -4
^ yes as	5 0 -1 -2 0 -2
^ yes but	47 -10 -5 -9 -4 -18
^ yes for	-14 -1 -2 -2 -3 21
^ yes good	23 -1 -3 -7 -1 -11
^ yes i	0 0 -1 -4 12 -7
^ yes if	13 12 -1 -11 -2 -11
^ yes it	8 0 0 -3 0 -4
^ yes no	-25 0 33 -1 0 -6
^ yes please	23 -2 -4 -12 -7 2
^ yes provided	5 0 0 -4 0 0
^ yes thanks	12 0 -1 -1 0 -10
^ yes that	13 0 -1 -9 0 -2
^ yes to	-52 -2 -10 -1 -1 67
^ yes works	13 0 -1 -2 0 -10
^ yes yes	28 -1 -2 -5 -3 -16
^ you	-5 -21 -23 -25 0 74
^ you are	-4 -3 -1 -4 -1 13
^ you choose	20 -5 -4 -7 -6 2
^ you got	-6 1 0 -1 10 -3
^ you have	3 -1 -7 -1 -1 7
^ you lot	-4 -3 -5 -7 -2 21
^ you never	-12 0 4 -1 -1 11
^ you said	-1 -1 -1 -1 0 5
^ your	-15 -8 -1 3 -2 23
^ your lads	-12 -5 -1 -5 0 23
^ 星期六可以	21 -1 -2 -2 -1 -15
^ 星期六可以 ,	21 -1 -2 -2 -1 -15
a	-27 -34 11 -6 83 -11
a T	12 1 -4 -6 -1 -3
a aside	5 1 -3 0 -1 -1
a bad	18 1 -6 -2 -1 -10
a bell	-9 2 -7 -7 34 -13
a bell $	-2 0 -2 -1 12 -6
a bell when	1 0 -3 -3 9 -3
a bit	6 -3 15 -8 -5 -6
a bunch	-2 0 -1 -4 -1 8
a bunch of	-2 0 -1 -4 -1 8
a buzz	-3 0 -1 -6 22 -12
a call	-2 -2 -3 -17 26 -2
a call back	0 0 0 -15 16 -1
a call from	0 -1 0 -2 8 -4
a callback	-5 -10 -1 -1 25 -8
a camping	6 -3 -2 -1 -1 0
a camping chair	6 -3 -2 -1 -1 0
a card	0 -4 -1 12 -3 -5
a chef	-2 -7 11 -2 -1 -1
a childminder	-5 7 -1 0 0 0
a childminder and	-10 12 -1 0 0 0
a christening so	6 -3 -1 0 0 -2
a company	0 -1 -6 -4 -4 15
a company ,	-4 0 -1 -2 -1 9
a company .	5 -1 -4 -1 -3 3
a cooker	10 -3 0 -2 -1 -4
a customer	-4 0 0 -1 0 5
a date	-3 0 0 0 6 -4
a date $	-5 0 0 0 6 -1
a day	-5 -9 -2 -2 17 1
a day off	0 -3 0 0 -2 6
a delivery	-9 3 7 0 0 0
a different	-10 -2 4 21 -7 -6
a dinner	5 -1 -3 0 0 0
a dinner lady	5 -1 -3 0 0 0
a double	-2 0 -3 7 -2 0
a duration	5 -1 2 0 0 -5
a fee	20 -1 -15 0 -1 -3
a field	-1 -1 -2 8 -1 -4
a flask	8 0 0 0 0 -7
a fridge	1 6 -4 0 0 -3
a funeral	-7 1 9 -1 0 -2
a funeral on	-5 -2 10 -1 0 -2
a go	12 0 -11 2 -1 -2
a goer	11 -2 -7 0 -1 -2
a good	2 -4 -11 0 0 13
a holiday	-1 0 -7 -3 -2 13
a hospital	-11 -7 31 -1 -2 -10
a hospital appointment	-11 -7 31 -1 -2 -10
a human	-6 -1 -2 -20 38 -9
a human $	-1 0 -1 -5 11 -4
a job	7 -2 -9 -1 -2 8
a joke	-2 -3 0 -2 -1 8
a ladder	-2 -2 -1 -1 9 -2
a ladder $	-2 -2 -1 -1 9 -2
a lemon	-2 -3 0 0 0 6
a lilo	6 0 -2 -1 -1 -3
a long	-4 0 -2 10 -2 -3
a long time	-4 0 -2 9 -1 -3
a manager	-1 -1 -4 0 11 -4
a meeting	-5 -1 -3 -3 -2 13
a month	0 -4 -1 0 -1 5
a narrowboat	-1 0 -2 7 -3 -1
a narrowboat and	-1 0 -1 6 -2 -1
a narrower	-2 0 -1 5 0 -2
a narrower time	-2 0 -1 5 0 -2
a new	-5 3 4 -1 -3 1
a nightmare	-17 -4 -1 -1 1 22
a nightmare $	-15 -2 -5 -1 -1 24
a no	-6 -5 18 1 -1 -7
a no for	1 -1 8 -2 0 -5
a no from	-8 0 8 0 0 0
a no go	9 -1 -5 0 0 -2
a nurse	6 -3 -3 0 0 0
a nurse working	8 -5 -2 0 0 0
a phone	-1 0 0 -2 7 -4
a phone call	-1 0 0 -2 7 -4
a possible	-1 7 0 -4 -1 -1
a postie	8 -7 1 0 -1 -1
a prayer	3 0 -3 6 -1 -5
a primary	-3 1 -2 -2 -2 7
a push	14 -7 -2 -1 -3 -2
a push $	14 -7 -2 -1 -3 -2
a quantity	-1 1 -3 20 -3 -14
a quantity door	-2 0 -1 12 -2 -7
a quick	-2 -2 0 0 5 0
a real	-3 -2 0 0 6 0
a real person	-3 -2 0 0 6 0
a refund	-18 -2 -3 -3 -3 28
a refund $	-17 0 -3 -3 -2 25
a review	-3 0 -2 0 -3 8
a ring	-2 -3 0 0 6 -1
a robot	-3 0 -2 12 2 -9
a robot $	-3 0 -2 12 2 -9
a scam	-11 0 -5 17 -12 11
a scam $	-1 0 -1 17 -2 -13
a slot	-13 15 0 0 0 -1
a slot T	-13 15 0 0 0 -1
a table	0 0 0 -13 -1 14
a tail	0 0 -7 10 -1 -3
a tail lift	0 0 -7 10 -1 -3
a text	4 -4 -2 6 -1 -2
a thing	-7 4 -2 -1 0 7
a third	14 0 -6 3 -1 -10
a tooth	-17 13 5 0 0 -1
a tooth out	-17 13 5 0 0 -1
a train	5 -4 0 0 0 -1
a trolley	-1 -4 -4 -4 -1 13
a trolley ,	0 -2 -2 -5 -1 10
a wardrobe	3 0 -9 0 0 7
a wedding	5 -7 13 -1 -2 -9
a wedding $	-2 0 13 -1 -1 -9
a wedding in	6 -5 -1 0 0 0
a week	0 8 3 -6 -1 -4
a week .	5 -2 0 0 0 -3
a week later	-3 9 0 -5 0 0
a while	-3 0 14 -1 -1 -9
a written	-7 -1 -3 -1 -1 12
a written apology	-5 -1 -2 -1 -1 9
able	-20 0 10 16 -4 -2
able to	-20 0 10 16 -4 -2
able to do	-13 2 14 0 -1 -3
about	14 19 -12 -33 28 -17
about ,	-1 0 -1 7 -1 -5
about .	5 1 -5 -1 -1 1
about . $	5 1 -5 0 -1 0
about Dfree	-1 12 -3 -7 -1 -1
about Dfree ?	0 7 0 -6 0 0
about Doffered	-16 -4 -7 5 -4 26
about access	-1 0 -1 -1 9 -7
about duration	10 -2 0 -3 -3 -1
about it $	-1 0 -1 -1 6 -2
about my	-19 0 -2 29 -2 -7
about quantity	0 0 -4 -9 -1 13
about the	27 1 -2 -17 -2 -7
about the Dfree	-3 5 -1 -1 0 0
about this	-1 -3 -3 -16 32 -10
about this $	-4 0 -1 -3 12 -3
about this please	-4 0 -1 -1 9 -3
about time	7 0 0 -1 0 -5
about time !	7 0 0 -1 0 -5
above	-1 -4 20 -7 -1 -7
abroad	-7 -6 39 -20 -1 -5
absolute	-8 -4 -6 -7 -8 33
absolute joke	1 -1 -3 -2 -2 7
absolute joke of	1 -1 -3 -2 -2 7
absolute shambles	-1 0 -2 -2 -2 8
absolute shambles of	-1 0 -2 -2 -2 8
absolute shower	-10 -3 0 -3 -1 17
absolute shower of	-10 -3 0 -3 -1 17
absolutely	-3 -9 9 -3 -5 12
absolutely disgusting	-3 0 -2 -1 -4 9
absolutely disgusting service	-3 0 -2 -1 -4 9
accept	70 -10 -10 -11 -6 -33
accept Doffered	9 -3 -4 0 0 -1
accept Doffered T	7 -2 -4 0 0 0
accept delivery	-1 -3 9 -1 -1 -3
accept delivery on	-1 -3 9 -1 -1 -3
accept offer	-14 -1 -2 -2 -1 20
accept offer ,	-14 -1 -2 -2 -1 20
accept this	35 0 -6 -4 -2 -23
accept this slot	30 0 -4 -4 -2 -20
accepted	11 -2 -8 -3 -2 5
access	-5 -4 -2 -9 25 -5
access $	-2 0 -1 -1 5 -1
access ,	-2 0 0 -1 5 -2
access is	-1 -1 -1 -7 11 -1
access is complicated	-2 -1 -1 -5 10 -1
account	-8 0 -4 -3 -2 18
across	-5 0 -2 8 -2 1
actually	11 -5 -11 -1 6 0
actually Doffered	6 -2 -2 0 0 -3
actually no	-6 -1 -9 0 6 10
address	-10 -16 -9 40 -12 6
address ?	0 -4 0 9 -2 -3
address have	-1 -10 -2 16 -1 -2
address have you	-1 -10 -2 16 -1 -2
admin	-20 -6 -5 -6 -4 41
admin mode	-4 -1 0 0 0 6
admin mode confirm	-4 -1 0 0 0 5
admin override	-15 -4 -3 -3 -1 27
admin override confirm	-2 -4 -1 -1 -1 8
adress	-1 0 -1 11 -1 -8
advance	8 -2 -5 0 0 -1
advise	-13 -1 20 4 -3 -7
advise further	-6 0 9 -1 -1 -1
advise further availability	-6 0 9 -1 -1 -1
advise what	-1 0 -1 5 -1 -2
afraid	-16 16 59 -9 -4 -45
afraid $	13 -6 -3 -1 -1 -2
afraid ,	3 5 -1 -1 -1 -4
afraid .	-7 1 10 -2 -1 -1
afraid . $	-5 -1 8 0 -1 -1
afraid i	0 5 -5 0 0 0
after	-4 -2 -3 17 -5 -2
after $	4 -6 -1 9 -1 -5
after it	10 1 -3 -3 -1 -5
after it $	10 1 -3 -3 -1 -5
after my	-5 6 0 0 0 -1
after that	8 -3 -4 0 0 -1
after that $	11 -6 -3 0 0 -1
after them	-1 -2 6 0 0 -3
again	-23 -10 16 8 5 3
again $	-18 -3 21 6 -2 -5
again .	-2 -3 -9 -1 2 13
again . $	-4 -3 -8 0 -1 17
again and	3 0 4 0 0 -6
again on	-6 0 0 0 -1 8
ages	-2 4 -2 -16 -1 17
ages ago	-1 0 0 -15 0 17
ages ago $	-1 0 0 -15 0 17
ago	2 0 0 -15 0 15
ago $	-1 0 0 -15 0 17
agree	-5 -1 -5 -7 12 5
agree a	-1 0 -1 -1 5 -2
agreeing	7 -2 -7 -1 12 -10
agreeing to	5 0 -4 0 9 -9
ahead	3 -3 -1 4 -6 4
ahead with	1 -3 -1 -1 -4 8
alert	-8 -1 -2 -2 -1 13
alert script	-8 0 -2 -2 -1 13
alert script $	-8 0 -2 -2 -1 13
all	-2 2 46 -24 -4 -17
all $	-17 -1 7 13 -3 1
all .	-5 -4 16 -3 -1 -2
all Doffered	-31 -3 41 0 0 -6
all Dopen	-1 5 0 0 0 -2
all T	-4 -15 -5 0 3 21
all T $	-3 -14 -2 -1 -1 21
all are	-6 -1 19 -2 -1 -9
all at	-3 0 -4 -3 -1 12
all dates	-1 0 7 3 -1 -8
all day	11 -2 -39 -2 13 18
all day $	-6 4 -3 -9 -2 16
all day ,	-13 -1 -9 0 5 18
all day Dfree	-2 7 -4 0 0 -1
all day Doffered	17 -11 -16 -2 -1 13
all day so	2 5 -3 -2 0 -1
all good	23 -7 -13 -4 -6 7
all good $	-3 -1 -1 0 0 5
all good ,	13 0 -1 -1 -3 -9
all good here	10 0 -2 0 0 -7
all mouth	5 -1 -5 -1 0 1
all mouth $	6 -1 -3 0 0 -1
all my	0 -1 6 -1 0 -5
all of	-6 2 8 4 -2 -6
all of those	-2 -1 11 -3 -2 -4
all off	-2 5 -1 0 0 -2
all previous	-11 -3 -2 -1 -1 18
all previous instructions	-7 -3 -2 -1 -1 14
all set	-1 -2 5 0 0 -1
all set to	-1 -2 5 0 0 -1
all the	11 -3 -2 -1 1 -6
all the same	13 -2 0 -4 0 -6
all week	23 -1 15 -7 -4 -27
all week $	0 0 19 -4 -2 -14
all week ,	0 0 5 0 0 -3
all week with	7 0 -2 -1 0 -5
alone	-3 1 5 1 -1 -3
already	-24 -22 -17 1 -5 67
already $	-3 0 -9 34 -1 -21
already been	-8 -5 -1 1 -1 14
already got	-4 -8 -2 -3 -1 17
already got it	-4 -8 -2 -3 -1 17
already here	-7 -3 -1 -8 -1 19
already here ?	-1 -3 0 -6 0 10
already paid	5 0 0 -1 0 -4
also	-10 -5 -3 -1 -1 20
alternatives	-9 0 20 -1 -1 -9
alternatives .	-3 0 7 -1 0 -1
alternatives . $	-3 0 7 -1 0 -1
always	5 0 2 -2 -2 -4
am	12 10 30 -9 -2 -27
am $	-13 0 -4 -1 -1 18
am a	2 6 1 -3 -3 -4
am a chef	-2 -7 11 -2 -1 -1
am a childminder	-5 7 -1 0 0 0
am a dinner	5 -1 -3 0 0 0
am a nurse	6 -3 -3 0 0 0
am afraid	-7 16 14 -7 -3 -12
am afraid $	13 -6 -3 -1 -1 -2
am afraid ,	3 5 -1 -1 -1 -4
am afraid .	-7 1 10 -2 -1 -1
am afraid i	0 5 -5 0 0 0
am and	9 -2 -14 0 3 3
am and i	11 -1 -9 -3 -1 4
am aside	-3 0 -3 0 0 7
am aside ,	-7 0 -1 0 0 8
am at	-2 -5 31 3 -4 -24
am at a	-6 0 16 -1 -1 -8
am at home	7 -1 -6 0 0 0
am at mums	-14 1 13 0 0 0
am at the	4 -1 2 0 0 -5
am at work	-3 -2 11 -1 0 -4
am away	-6 -6 22 -2 -1 -6
am blind	-2 0 -1 -1 8 -5
am doing	10 -2 0 -3 0 -4
am doing the	10 -2 0 -3 0 -4
am down	-2 -1 6 0 0 -3
am driving	-2 0 -7 -1 8 2
am driving all	-1 0 -4 0 9 -3
am easy	13 -4 -4 -1 -1 -3
am easy $	13 -5 -4 -1 -1 -3
am free	10 1 -9 -1 8 -9
am free Doffered	15 -1 -5 0 0 -8
am getting	-1 0 8 -1 0 -5
am going	5 0 -5 0 0 0
am going nowhere	5 0 -5 0 0 0
am good	9 0 -8 -2 -1 2
am good with	9 0 -8 -2 -1 3
am have	-30 18 20 -2 -1 -4
am have a	-16 14 5 -1 0 -1
am have my	-14 4 15 -1 -1 -3
am home	30 10 -13 -9 -1 -17
am home $	5 1 -1 0 0 -5
am home with	-2 10 0 -7 0 0
am i	-10 -2 -3 31 -2 -14
am i getting	-1 0 0 5 0 -3
am in	16 20 -3 -12 -5 -17
am in $	28 21 -20 -1 -1 -27
am in all	9 -3 -7 -1 -1 3
am in magaluf	-3 0 11 -1 0 -7
am in spain	5 -5 1 0 0 -1
am in the	-3 -1 -6 -2 -1 13
am in work	-6 6 0 0 0 0
am never	-8 -2 23 -1 0 -13
am never in	-8 -2 23 -1 0 -13
am no	0 0 -4 5 2 -2
am not	-8 -2 12 -5 4 -2
am not free	-13 -2 18 0 -1 -2
am not going	-7 0 11 -2 3 -5
am not in	1 -5 -12 0 0 16
am not on	16 -5 -8 0 0 -2
am now	-28 -12 8 0 -1 33
am of	-5 -2 -31 0 0 38
am off	17 17 -9 -3 -1 -21
am off $	-1 13 -1 -2 -1 -8
am off work	7 -2 -4 0 0 -1
am on	12 2 -1 -9 0 -4
am on a	-8 2 0 -5 -1 12
am on site	-4 -1 5 0 1 0
am on the	12 -3 -4 -1 0 -3
am only	18 -10 -4 0 2 -5
am out	-26 -8 -2 18 -1 19
am out $	-2 0 0 12 0 -9
am out Doffered	-27 -1 -2 0 0 30
am registered	-2 0 0 -2 7 -3
am registered blind	-2 0 0 -2 7 -3
am retired	6 0 -2 0 0 -3
am signed	6 2 -5 0 0 -4
am signed off	6 2 -5 0 0 -4
am sorry	-5 -1 2 0 -1 4
am sorry to	-4 -1 0 0 0 5
am stuck	-7 -1 -4 18 -2 -3
am stuck in	-7 -1 -4 18 -2 -3
am the	-7 -3 3 -3 -1 11
am the back	-2 0 5 0 0 -3
am the new	-1 -2 -2 0 0 6
am up	6 -2 -1 -1 -1 -1
am up with	6 -3 -1 -1 -1 -1
am waited	-3 12 -1 -3 -1 -4
am waited here	-3 12 -1 -3 -1 -4
am working	9 -17 19 -6 -3 -2
am working Doffered	16 -1 -13 0 0 -1
am working all	-4 -1 12 -2 -1 -4
am working lates	11 -9 -1 -1 0 0
am working rota	10 -1 -3 -1 -1 -4
american	7 -1 -1 0 0 -5
an	-1 9 -12 6 -8 6
an T	-3 17 0 -13 0 0
an absolute	-2 -3 0 1 -1 5
an extra	-7 0 -1 11 0 -3
an option	-3 7 0 -4 0 0
an option ?	-3 7 0 -4 0 0
and	-9 -34 18 8 2 22
and Dfree	-6 10 -2 0 0 -1
and Doffered	-2 8 41 -9 -3 -36
and Doffered .	-8 -1 7 0 0 2
and Doffered T	8 -4 -1 0 0 -2
and Doffered i	-32 16 21 -1 -1 -4
and Doffered is	7 -1 10 0 0 -16
and Doffered so	-7 -3 13 -1 0 -2
and O	-6 -4 9 4 -1 -2
and T	-30 -4 -3 1 1 35
and a	-7 3 8 -1 -2 -2
and all	-4 15 0 -2 -1 -8
and any	-6 6 0 0 0 0
and aside	3 -1 10 -3 -1 -8
and ask	-1 0 0 -1 5 -3
and ask for	-1 0 0 -1 5 -3
and been	-3 0 -1 0 0 5
and book	-7 -3 -2 -1 0 12
and bought	-3 -1 0 -1 0 5
and can	-1 3 -6 1 4 -1
and can not	-4 5 -5 1 4 -1
and come	-2 0 -1 -2 -3 8
and come back	-2 0 -1 -2 -3 8
and could	-2 -1 0 -1 0 5
and do	21 -2 0 -3 -1 -15
and do not	21 -2 0 -3 -1 -15
and get	-4 0 -1 -2 0 7
and get back	-4 0 -1 -2 0 7
and give	-1 0 -1 -1 -4 7
and give me	-1 0 -1 -1 -4 7
and going	5 0 -4 0 0 0
and gone	-9 0 8 -1 0 3
and has	6 0 -2 -1 2 -4
and have	-2 -1 -2 6 0 0
and he	-9 4 3 4 -1 -1
and him	-6 6 8 -6 -1 -1
and how	-2 0 0 5 -1 -2
and i	-12 7 -19 14 3 7
and i am	3 1 11 7 0 -21
and i can	5 0 -13 9 3 -4
and i do	6 -3 4 2 -2 -8
and i have	15 -1 -11 -1 -1 -2
and i need	-3 -1 -1 5 1 -2
and i waited	-13 -1 -1 -2 0 17
and i will	-7 2 -4 -6 -1 16
and i would	-3 7 -1 -1 3 -5
and is	-6 -5 1 11 -1 0
and it	6 -1 0 -5 3 -3
and it is	0 0 1 -5 1 3
and mark	-11 -1 -1 -4 -1 18
and my	6 1 -4 2 2 -8
and my neighbour	0 0 -1 -2 5 -3
and no	-6 2 15 -2 -2 -7
and no $	-5 -4 16 -2 -1 -6
and nobody came	-6 -2 -3 -1 -3 14
and not	4 2 8 -6 -1 -8
and not Doffered	-6 -1 13 -1 0 -4
and not the	11 2 -2 -5 0 -5
and one	-1 -1 -1 6 0 -4
and only	-4 -1 0 0 0 5
and out	9 -3 0 0 0 -5
and please	7 -4 -1 0 -1 -1
and put	-4 0 -1 0 0 6
and put the	-4 0 -1 0 0 6
and refund	-5 0 -1 -1 -1 8
and returns	-10 11 0 0 0 -1
and returns T	-10 11 0 0 0 -1
and she	-6 -6 -2 13 0 1
and tell	10 -1 -3 -1 0 -4
and tell them	6 -1 -3 -1 0 -1
and that	9 -8 -2 0 -1 3
and the	11 -4 5 9 -9 -11
and the house	-6 -1 10 0 0 -2
and the lorry	18 -6 -6 -3 0 -3
and the old	-7 -1 0 -1 0 9
and then	-2 -4 10 5 0 -8
and then i	-6 -3 13 -1 0 -3
and there	-6 -4 8 -5 -2 9
and there is	-8 -5 9 -5 -2 10
and this	6 -2 -2 -1 -1 0
and to	-4 -1 7 -1 0 -2
and waive	-2 0 -1 -2 0 5
and want	-1 0 -3 1 5 -1
and we	-3 -7 -5 -2 16 1
and we are	3 0 1 1 0 -5
and we can	-3 -2 0 0 5 0
and we will	-8 -1 -8 -2 11 8
and whether	-1 0 -2 5 -1 -2
and will	-5 -4 7 -6 -1 9
and will be	-6 -2 -2 0 -1 11
and will not	-1 0 10 -1 0 -7
and you	-7 0 2 0 -2 8
ankle ,	11 -1 -5 0 0 -4
another	-36 -3 3 2 -3 38
another day	-4 -1 7 0 0 -1
answer	15 -9 -7 -4 -3 8
answer Doffered	6 -1 0 0 0 -4
answer i	7 -3 -1 0 -2 -1
answer the	-1 0 -2 -2 0 6
answering	16 -1 -9 1 -2 -5
any	-15 116 -6 -22 -13 -71
any $	78 -9 -7 -9 -4 -48
any .	13 -2 -1 -2 -1 -7
any Doffered	-12 13 -1 0 1 -1
any T	-37 50 -4 -6 2 -6
any T Doffered	-11 12 -1 0 1 -1
any but	23 -18 -1 -1 0 -3
any but O	12 -9 0 0 0 -2
any chance	-11 16 0 -3 -1 -1
any chance of	-16 17 0 -1 0 0
any day	13 10 12 -8 -2 -25
any day $	5 -7 -1 0 4 -1
any day ,	6 1 -1 -1 -1 -4
any day Dopen	-22 29 -3 -1 -1 -2
any day but	-7 -12 33 -3 -2 -9
any day is	20 -3 -11 -1 -2 -4
any further	0 -1 0 -2 8 -4
any good	-31 25 19 -4 -2 -6
any good $	-10 5 11 -2 -1 -4
any good ?	-12 13 0 -1 0 0
any good to	-8 4 6 -1 -1 -1
any minutes	-5 -1 13 -5 -1 -2
any more	-3 -5 -26 -18 -4 55
any more $	-3 -1 -16 -8 -1 28
any more ,	-4 -1 1 -2 -2 8
any more .	-1 -1 -5 -5 -1 13
any of	56 -11 3 -17 -6 -25
any of the	14 -2 3 -6 -1 -9
any of them	24 -1 -9 -4 -2 -7
any of these	-5 -2 17 -3 -2 -6
any of those	23 -6 -9 -4 -1 -4
any other	1 -9 -17 34 2 -11
any other dates	-2 -1 -7 16 -1 -5
any other days	-2 -4 -8 18 -1 -4
any others	-6 -11 20 -2 -1 -2
any others $	-5 -10 17 -1 0 -1
any time	3 20 -9 -5 0 -7
any time $	-6 8 0 0 0 -1
any time Doffered	12 -8 -2 -1 0 -1
any time Dopen	-6 7 0 -1 0 -1
any time you	11 0 -3 -3 -1 -3
any use	-3 -2 6 -1 0 0
anymore	0 0 -3 -1 -1 5
anyone	-53 26 18 -1 -2 12
anyone $	-16 -1 -1 -1 -1 19
anyones	-6 12 0 -5 0 0
anything	-14 45 6 -38 13 -12
anything $	1 -2 -11 4 0 7
anything .	-1 0 -6 -12 -1 21
anything . $	-1 0 -1 -12 -1 15
anything Doffered	3 6 -1 -6 0 -2
anything Dopen	-3 10 -2 -2 0 -3
anything Dopen $	-3 9 -2 0 0 -3
anything T	-9 26 -2 -6 -1 -8
anything but	-5 -8 -6 -3 -1 23
anything but Doffered	-6 -8 -6 -3 -1 23
anything else	-3 -5 29 -7 -2 -13
anything else ?	-1 -3 21 -10 -2 -5
anything except	6 -2 -1 0 0 -2
anything on	-8 19 9 -17 -1 -2
anything on Dfull	-1 19 0 -16 0 -1
anything until	-3 -1 0 -1 12 -7
anytime	13 13 -10 -2 -1 -12
anytime Dopen	-9 19 -2 -1 -1 -7
anytime Dopen $	-1 5 -1 0 0 -3
anytime Dopen is	-6 7 -1 0 0 0
anyway	34 -5 -7 -11 -3 -8
anyway $	17 -2 -3 -3 -3 -5
anyway ,	6 -2 0 -4 0 0
anyway , i	6 -1 0 -4 0 0
anyway .	6 -1 -1 -2 0 -1
anywhere	9 -2 -4 0 0 -3
aoife	-4 0 6 0 0 -1
apologies	-6 -4 14 -1 -1 -2
apologies $	-6 -1 7 0 0 0
apologised	-3 0 -2 0 0 5
apologised .	-3 0 -2 0 0 5
apology	-5 -1 -4 -1 -3 13
appointment	19 -15 31 -5 -2 -27
appointment .	25 -7 -4 -1 -2 -10
appointment on	-10 -7 26 -1 -1 -7
appointment on Doffered	-10 -7 26 -1 -1 -7
appointment that	-2 0 6 -1 0 -3
appreciate	-4 0 -1 -2 9 -3
appreciate a	-4 0 -1 -1 9 -3
appreciated	-6 0 -1 0 1 6
appreciated .	-5 0 0 0 0 6
appreciated . $	-5 0 0 0 0 6
are	-10 6 28 50 -25 -44
are a	-25 24 -10 0 -2 13
are a bunch	-2 0 -1 -4 -1 8
are abroad	-3 -6 30 -19 -1 -1
are all	1 6 -1 4 -1 -9
are all off	-2 5 -1 0 0 -2
are at	-16 3 13 4 -1 -4
are at a	-4 5 -1 0 0 0
are at glasto	-12 -1 13 0 0 0
are at place	5 -2 -3 0 0 0
are at the	-4 -4 5 5 0 -1
are at their	5 -1 -2 0 0 -2
are away	1 -1 6 -3 0 -3
are away Doffered	-8 4 6 -1 0 -1
are away over	10 -5 -4 0 0 0
are back	-2 6 -1 -3 0 -1
are bad	-1 0 -1 0 5 -2
are both	17 3 -16 0 -1 -3
are both off	0 7 0 -6 0 0
are coming	-3 0 -2 9 -1 -3
are delivery	-3 0 0 -1 5 -1
are good	28 -1 -13 -2 -2 -10
are good $	12 0 -5 -1 0 -5
are have	-2 8 -3 -2 0 0
are have the	-2 5 -1 -2 0 0
are here	-13 12 0 2 0 -1
are home	8 1 -8 -1 0 -1
are impossible	-13 -1 20 -1 -1 -4
are in	-12 3 0 -3 -1 14
are in Doffered	-14 -3 -6 0 0 23
are in tenerife	-2 0 6 -1 0 -2
are no	-24 28 2 -3 -2 -1
are no good	-24 28 -2 -2 0 0
are not	-11 4 10 2 -1 -5
are now	-5 -1 0 0 0 6
are now in	-4 -1 0 0 0 6
are off	2 -1 6 -1 -1 -6
are off to	6 -1 -1 0 0 -3
are ok	23 0 -11 -2 -2 -7
are on	-14 -3 21 4 -1 -7
are on holiday	-13 -1 17 -1 0 -3
are only	-5 11 -1 -2 0 -2
are out	-33 -12 16 -6 -2 37
are out for	-29 -1 19 -5 -2 17
are over	-5 0 8 -1 -1 -1
are quantity	-4 -1 -6 -4 -1 16
are retired	28 -5 -13 -1 -2 -8
are the	0 -1 -1 6 -1 -4
are these	-1 -2 -1 8 0 -4
are useless	-2 0 0 -4 0 7
are you	-18 -8 7 58 -4 -35
are you $	-4 0 -1 19 -1 -14
are you the	-4 -1 0 10 0 -4
around	-21 -2 8 30 -1 -13
around $	-4 0 -3 9 0 -1
arrange	-6 -4 -1 1 18 -8
arranging	0 0 -1 0 6 -4
arrival	-6 -2 -1 -2 -3 13
arrival $	-7 -1 -1 -2 -3 13
arrived	-5 0 4 -7 -2 10
arrived past	-1 0 6 -14 0 10
arrives	7 -5 -1 -1 -1 0
as	49 -5 -56 -9 -5 23
as Doffered	-5 2 0 5 0 -1
as a	2 0 -5 0 -1 4
as an	-14 0 0 -2 0 17
as booked	-14 -2 -1 -2 -1 20
as i	39 -6 -10 -6 -1 -16
as i am	8 3 -7 0 0 -3
as i have	31 -11 -1 -1 -2 -15
as it	13 -2 -7 -1 0 -4
as it is	12 -1 -7 -1 0 -3
as long	29 -5 -5 -10 -2 -8
as long as	29 -5 -5 -10 -2 -8
as offered	9 -2 0 -4 0 -2
as offered .	8 -2 0 -4 0 -1
as requested	7 -1 0 0 0 -6
as requested ,	7 -1 0 0 0 -6
as she	8 0 -5 0 -1 -1
as soon	-4 -2 0 0 0 7
as soon as	-4 -2 0 0 0 7
as the	5 6 8 -8 0 -10
as there	6 0 -2 -2 1 -2
as there is	7 0 -2 -2 0 -2
as we	5 -2 -3 -1 0 0
as well	-18 -1 -2 22 -1 1
as well and	-5 0 -1 4 -1 3
as well or	-14 -1 -1 18 0 -2
as you	15 -1 -1 -3 -1 -9
aside	6 -19 -15 23 3 2
aside !	-4 -4 -6 0 0 14
aside $	-5 -1 -10 11 -6 12
aside ,	-10 -7 -10 2 -1 27
aside , returning	-5 -8 -6 0 0 19
aside .	11 3 -6 -3 -2 -3
aside . $	11 0 -6 -1 -2 -2
aside Dopen	5 -3 0 0 -1 0
aside and	15 -3 -14 0 -1 2
aside and i	7 -1 -9 0 0 3
aside i	-3 0 2 -5 -1 7
aside i am	-2 0 -3 -4 0 9
aside i got	0 0 5 0 0 -5
aside in	-2 0 7 -3 0 -2
aside it	-9 0 13 -1 0 -2
aside so	6 -2 10 -2 -1 -12
aside texting	-4 0 0 0 7 -2
aside texting $	-4 0 0 0 7 -2
ask	-3 1 -26 1 4 22
ask and	17 0 -17 0 0 0
ask because	0 0 0 8 -1 -7
ask for	-6 2 -2 -3 22 -13
ask for bev	-1 0 -1 -1 8 -5
ask him	1 -1 -2 -3 -1 5
ask my	-3 0 -3 -5 -4 15
ask the	-1 -1 -1 -3 -3 8
ask who	0 0 -2 11 -1 -8
asked	14 2 -10 1 -7 1
asked for	-1 6 -1 2 -1 -6
asked me	-4 -1 1 -1 -4 8
asleep	-7 -1 12 0 -3 -1
asleep ,	-8 -3 14 0 -2 0
assembled	-2 0 -1 6 0 -3
assembly	-10 1 -2 35 -1 -23
assistant	-27 -6 -1 -2 -1 37
assistant confirm	-10 -1 -1 -2 0 14
assistant the	-19 -3 0 0 0 23
assistant the customer	-19 -3 0 0 0 23
assuming	5 -2 -2 0 0 -2
at	10 -13 30 -4 -21 1
at Doffered	32 -10 -7 -3 -1 -11
at O	-12 14 0 0 0 -2
at T	-5 -6 0 8 0 4
at a	12 -3 11 -3 -4 -13
at a christening	-2 5 0 0 0 -2
at a push	14 -7 -2 -1 -3 -2
at a wedding	-2 0 13 -1 -1 -9
at all	5 8 -12 10 -3 -8
at all $	-7 -1 -3 15 -1 -3
at dialysis	-3 -4 -2 9 0 -1
at footy	8 -5 -3 0 0 -1
at glasto	-12 -1 13 0 0 0
at his	6 -1 -3 0 0 -2
at home	-1 0 5 -1 2 -5
at home ,	6 -2 -1 0 0 -3
at home .	6 -1 -5 0 0 0
at home and	-6 6 1 0 0 0
at home on	-6 -3 11 0 0 -2
at me	-2 0 0 -1 -4 7
at mums	-14 1 13 0 0 0
at my	-3 -3 -6 -3 0 15
at my desk	-9 -1 0 0 0 10
at my sisters	5 -1 -4 0 0 0
at place	13 -2 -6 -1 0 -5
at present .	-2 0 5 0 0 -2
at school	3 5 -3 -1 0 -3
at the	-12 -5 2 -5 -3 23
at the bottom	0 0 -5 5 0 0
at the caravan	5 0 -4 0 0 0
at the depot	-4 3 -6 -3 -1 10
at the hospital	9 -6 2 0 0 -5
at the infirmary	-5 0 7 0 0 -1
at the moment	6 -5 0 2 -1 -2
at the royal	-1 -1 5 -1 -1 -2
at the school	-1 6 -1 -1 0 -3
at their	5 -1 -2 0 0 -2
at this	-8 0 -1 -1 -1 10
at this address	-6 0 -1 6 0 1
at work	-8 -2 36 -6 -2 -18
at work $	-9 2 20 -1 -1 -10
at work Doffered	6 0 -6 0 0 0
at work on	-2 -1 6 -3 0 0
attached	16 -2 -9 0 -2 -3
aunties	-9 9 0 0 0 0
availability	-6 0 9 -1 -1 -1
availability .	-6 0 9 -1 -1 -1
availability . $	-6 0 9 -1 -1 -1
aw	8 0 0 -1 0 -7
aw good	9 0 -1 -1 0 -6
aw good thanks	9 0 -1 -1 0 -6
await	-3 0 -2 0 0 6
await a	-3 0 -2 0 0 6
away	-51 -11 93 -2 -8 -22
away $	-8 -1 16 0 -1 -7
away ?	-3 -1 -1 7 0 -1
away Dfull	-3 -9 -2 -2 -1 18
away Doffered	-36 7 54 -4 -1 -20
away Doffered $	-49 -5 69 -2 0 -13
away Doffered ,	12 1 -9 0 0 -4
away Doffered .	-4 6 -2 0 0 0
away for	-9 -1 6 -1 0 6
away for Dfull	-6 -1 0 0 0 7
away for Doffered	-3 -1 7 -1 0 -1
away on	-3 -1 10 -1 -1 -4
away over	10 -5 -4 0 0 0
away over Dfull	10 -5 -4 0 0 0
away until	-1 -9 12 -2 0 -1
b	4 -2 -5 16 -2 -10
b ,	1 -1 -4 10 -1 -6
bab	6 -1 -1 0 0 -3
babe	-30 -5 -3 -3 -1 42
babe $	6 -4 0 0 0 -1
baby	25 -5 7 -3 -2 -22
baby $	9 -2 -2 0 0 -5
baby .	5 0 0 0 -1 -3
baby came	0 0 5 0 0 -4
baby came early	0 0 5 0 0 -4
baby is	5 -4 0 -1 0 -1
back	-9 6 8 -40 2 37
back $	-2 4 -7 -18 19 3
back .	-11 -2 -5 -2 -2 22
back Dfull	15 -15 -5 0 6 -1
back Dfull please	-1 -5 0 0 6 -1
back Doffered	-7 -2 -4 0 0 13
back Doffered T	5 -1 -4 0 0 0
back T	13 -6 -5 0 0 -3
back about	-14 -3 -5 -1 -5 27
back at	-13 9 -2 -1 0 8
back at my	-9 -1 0 0 0 10
back at school	-2 7 -1 -1 0 -2
back end	-2 0 5 0 0 -3
back end of	-2 0 5 0 0 -3
back from	3 10 -4 9 -3 -15
back from dialysis	10 -8 -1 0 0 -1
back gate	-10 -2 0 -1 -1 15
back in	4 6 -5 0 0 -4
back in the	-4 10 -2 0 0 -4
back is	5 -1 0 0 0 -3
back off	-1 9 -1 0 -1 -5
back off my	-1 6 0 0 0 -3
back so	9 1 -5 0 0 -5
back so i	9 0 -4 0 0 -4
back to	-15 -2 12 -13 -8 26
back to me	5 -1 -2 0 -2 1
back to school	0 -2 9 -3 0 -4
back to you	-21 -2 6 -9 -7 33
bad	-19 0 -13 -9 8 31
bairns	-5 0 8 -1 -1 -1
balance	-2 -1 0 7 -1 -3
bang	1 -1 -4 9 0 -5
banister	5 -2 -1 1 0 -2
bank	-2 3 -5 5 0 0
bar	16 -3 -5 -10 -2 4
barrier	7 0 0 -6 0 0
bath	24 -2 -8 -4 -4 -5
bath $	-5 -1 -7 -2 -1 15
bay	-9 6 -6 -2 -3 13
bay and	0 0 -5 5 0 0
baz	-3 3 0 -4 7 -2
be	39 40 9 -15 -31 -54
be Dfree	-7 11 -1 -2 -1 -1
be Doffered	33 -8 -18 2 -1 -8
be Doffered $	18 -4 -11 -1 0 -2
be Doffered ?	-1 -2 -1 5 0 -1
be T	-38 69 -8 -10 -1 -12
be T $	-19 24 -1 -1 0 -4
be T ,	-30 33 0 0 0 -3
be T ?	1 4 0 -5 0 0
be T Doffered	-8 10 -1 -1 0 0
be T as	15 -11 0 -3 0 0
be a	2 3 4 -1 -2 -5
be able	-19 2 10 10 -3 1
be able to	-19 2 10 10 -3 1
be asleep	-10 -2 12 0 0 0
be asleep ,	-12 -2 14 0 0 0
be at	-12 -2 28 -1 -2 -10
be away	0 -3 12 -1 0 -9
be back	11 -1 -8 -1 -1 -2
be back T	11 -5 -4 0 0 -2
be back at	-6 0 0 0 0 7
be before	5 -4 0 0 0 0
be best	16 -11 -2 -1 -1 -2
be better	-14 19 -1 -1 -1 -2
be better ,	-10 11 0 0 0 0
be broken	-1 0 -3 7 -1 -1
be closed	-5 0 6 0 0 -1
be closed for	-5 0 6 0 0 -1
be dead to	6 -1 -4 0 -1 -1
be forwarded	-8 -8 -6 0 0 22
be forwarded .	-8 -8 -6 0 0 22
be gone	12 -10 0 -1 0 -1
be gone T	11 -9 0 -1 0 -1
be good	-14 2 1 -11 -3 26
be good $	-11 23 -3 -6 0 -2
be good ,	-10 0 2 0 -1 9
be good .	-1 1 -4 -3 -1 7
be good as	5 -1 -4 0 0 0
be good but	-6 -14 22 0 0 -2
be good for	-10 -5 -1 0 0 17
be good though	7 -1 -5 0 0 -1
be here	0 6 12 0 -2 -15
be here $	3 0 14 -3 -1 -13
be here for	-4 0 -3 8 0 -1
be here to	-5 11 0 -4 -1 -1
be home	-8 3 6 -2 -1 2
be home $	-3 2 12 -1 0 -10
be in	22 -4 10 -1 -3 -23
be in $	12 -2 0 5 -1 -13
be in .	5 -5 -16 -1 -1 18
be in Doffered	-14 -3 22 0 0 -5
be in a	12 -2 -8 -2 0 0
be in all	10 -1 -6 -1 -1 -2
be in and	5 0 -2 -1 3 -4
be in to	37 0 -10 -9 -2 -17
be in touch	-15 -3 15 -1 0 4
be left	-4 -1 -4 12 -1 -3
be left with	-4 -1 -4 12 -1 -3
be ok	20 3 -1 -2 -1 -19
be ok but	5 -1 0 0 0 -3
be on	-4 -2 5 8 -2 -4
be on the	-3 -1 6 -1 0 -1
be our	5 -3 0 -2 0 0
be out	18 -9 -3 0 0 -5
be out T	6 -5 -1 0 0 0
be out the	5 -3 0 0 0 -2
be possible	-2 20 -9 -13 7 -2
be possible ?	7 6 -6 -5 -1 -1
be possible to	0 2 -3 -7 8 0
be taken	-7 0 -1 19 -1 -9
be the	20 -6 -9 1 1 -6
be the Doffered	27 -14 -5 -4 0 -3
be the best	-3 6 0 0 -1 -2
be the one	-4 0 -4 6 2 -2
be there	24 -2 -15 -6 -1 0
be there $	22 -1 -6 -4 -1 -11
be there Doffered	-19 -1 2 -1 0 18
be under	-9 0 15 -1 -1 -5
be yes	-4 0 0 0 0 5
be yes $	-4 0 0 0 0 5
bear	8 0 0 -1 -2 -5
bear with	8 0 0 -1 -2 -5
beast	-2 8 -1 0 -1 -4
because	26 -3 -14 19 -4 -24
because Doffered	7 -2 -2 -1 0 -2
because i	3 0 -4 10 -2 -7
because i can	-2 0 -2 0 -1 6
because the	7 -5 0 -1 0 -1
bed	7 -5 -1 7 -3 -5
bed with	6 0 0 0 0 -4
bedlam	5 -5 0 0 0 0
been	0 -27 29 -4 -1 3
been and	-9 0 8 -1 0 3
been and gone	-9 0 8 -1 0 3
been eating	5 -1 -1 0 0 -3
been good	-10 -2 21 -2 -1 -6
been on	3 -3 -3 -1 10 -7
been on hold	-3 0 -1 -1 10 -6
been taken	-4 -1 15 -1 -2 -7
been taken ill	-1 0 8 -1 0 -6
been told	-5 0 0 0 -1 6
been waited	8 -6 -4 5 -1 -3
been waited on	8 -6 -1 0 0 0
before	-17 3 -6 34 28 -41
before $	-1 6 -3 0 -1 -2
before ,	-2 5 -2 0 0 -1
before .	-4 8 -1 0 -1 -2
before anything	0 0 0 6 1 -7
before anything else	0 0 0 6 1 -7
before i	-7 2 -2 15 -2 -7
before i choose	-6 -2 0 9 -1 0
before that	-3 8 -2 -1 -1 -1
before that $	-4 5 -1 0 0 0
before the	26 -14 -3 -3 -2 -4
before then	0 12 -2 -1 -2 -7
before then $	6 -3 0 0 0 -2
before then .	1 7 -1 -1 -1 -5
before they	-3 0 -1 14 -4 -5
before they come	-2 0 0 10 -4 -3
before we	-3 -1 -1 0 7 -2
before we agree	-1 0 0 -2 5 -1
before you	-20 -13 13 -3 30 -7
before you book	-1 0 -1 -1 6 -3
before you put	7 -1 0 -2 -2 -2
beforehand	16 -5 0 -11 0 0
behind	19 -2 -6 -1 -1 -8
behind the	18 -2 -6 -1 -1 -8
beiden	0 0 5 0 0 -4
beiden day	0 0 5 0 0 -4
being	-7 -1 17 5 -2 -12
being done	-6 -2 10 0 0 -1
being resurfaced	-5 9 -1 0 -1 -2
being sanded	7 -1 1 -3 -1 -2
bell	12 -10 -34 -25 74 -17
bell $	-6 -3 -3 -3 12 4
bell does	13 -2 -14 -1 -1 5
bell does not	13 -2 -14 -1 -1 5
bell me	-8 -5 -5 -9 40 -13
bell me T	-6 -3 -1 0 14 -3
bell me on	-1 0 -3 -7 16 -5
bell twice	-1 0 0 -1 -4 6
bell twice $	-1 0 0 -1 -4 6
bell us	-8 0 -2 -5 17 -3
bell when	1 0 -3 -3 9 -3
bell when you	-2 0 -3 -3 10 -3
belongs	0 0 -6 -1 0 8
belongs to	0 0 -6 -1 0 8
below	22 -5 -4 -1 -1 -12
below ,	6 -1 -2 0 0 -2
bend	-3 0 -1 11 -1 -6
bend on	-3 0 -1 11 -1 -6
bend on the	-3 0 -1 11 -1 -6
best	41 -9 -21 -23 1 10
best $	36 -11 -5 -9 -2 -10
best ,	-2 5 -1 0 0 -2
best day	-5 6 0 0 -1 0
best for	11 -1 -8 -2 -1 2
best for me	7 0 -2 0 -1 -4
best for us	4 -1 -6 -1 0 4
best of	13 -1 -2 -1 0 -9
beth	5 -4 -1 -4 0 4
better	36 23 -9 -11 -3 -36
better $	9 3 -2 -1 -1 -8
better ,	-10 11 0 0 0 0
better , T	-10 11 0 0 0 0
better .	5 5 -1 0 -1 -9
better as	6 -1 -2 0 0 -3
better for	0 8 -2 -3 -1 -2
better for me	-1 5 0 -1 -1 -2
better turn	8 0 0 0 0 -7
better turn up	8 0 0 0 0 -7
bev	-1 0 -1 -1 8 -5
bin	-2 -10 -11 -4 -1 27
bin day	-3 -9 -11 -4 0 27
bin day and	17 -5 -6 -3 0 -2
bingo	5 -1 -1 0 0 -2
bins	-10 -1 -1 -4 -1 17
bins $	-10 0 0 -2 0 12
birthday	-18 1 -3 -4 0 25
biscuits	14 0 0 -12 0 -1
bit	5 -3 14 1 -1 -16
bit of	8 -1 -1 -3 0 -2
bit of a	8 -1 -1 -3 0 -2
bites	-12 -2 -1 -2 -1 17
bites $	-11 -1 -2 -2 -1 17
bits	-28 1 -3 8 -1 24
bless	7 0 -1 -1 0 -6
bless $	7 0 -1 -1 0 -6
blind	-4 0 -1 -3 15 -7
blind and	-2 0 0 -2 8 -3
block	15 -2 -5 0 0 -7
block the	13 0 -6 0 0 -5
bloke	-1 -8 -1 -1 0 11
blue	-3 -1 -7 -1 -2 14
blue $	-3 0 -3 -4 0 12
blue one	-3 0 0 -3 -1 8
board	-2 0 8 0 -3 -2
boiler	-5 -1 2 -5 -1 10
book	-5 -12 -5 -4 6 19
book Doffered	-6 -2 -4 -2 -1 15
book Doffered .	11 -1 -1 0 0 -9
book anything	-2 0 2 -2 9 -7
book every	-1 0 -1 -1 -3 5
book every slot	-1 0 -1 -1 -3 5
book that	5 -4 -1 0 0 0
bookcases	-3 -8 0 12 0 -1
booked	-14 -8 -7 -9 -3 42
booked $	-2 0 -1 -2 -1 6
booked for	-17 -1 -1 -3 0 22
booked for Doffered	-16 -1 -1 -2 0 19
booked the	12 -2 -1 0 0 -9
booked the day	12 -2 -1 0 0 -9
bookings	6 -5 -2 0 -1 1
boots	2 -1 -5 14 0 -9
boots off	2 -1 -5 14 0 -9
boots off ?	3 -1 -3 14 0 -12
boss	21 -3 7 -2 -4 -20
boss ,	9 -5 0 -1 0 -3
boss let	5 0 0 0 -1 -3
boss let us	5 0 0 0 -1 -3
both	16 6 93 -20 -18 -77
both $	-1 -1 10 0 -1 -7
both ,	0 0 5 0 -1 -3
both .	-4 0 8 -2 -1 0
both are	17 -1 6 -5 -3 -14
both are good	14 0 -9 -1 -1 -2
both are ok	7 0 -2 -1 0 -4
both days	2 -1 41 -13 -5 -24
both days $	-10 -1 35 -7 -2 -16
both days .	-5 1 7 -1 0 -1
both days and	-2 0 8 -3 -1 -2
both days i	14 -1 -9 -1 -1 -2
both days so	9 0 -7 0 0 -1
both good	28 -1 -13 -2 -1 -12
both good $	12 0 -4 0 0 -6
both good ,	11 0 -6 -1 0 -3
both no	-3 1 7 -2 0 -2
both of	-5 1 10 -1 -1 -3
both off	0 8 0 -6 0 0
both off $	0 7 0 -6 0 0
both ok	14 -1 -2 -3 -1 -7
both them	-14 -5 21 -1 0 -1
both them days	-14 -5 21 -1 0 -1
both those	-3 6 -1 -1 0 -1
both wardrobes	-3 -2 -2 7 0 -1
bother	-6 -3 12 -1 0 -2
bother $	5 0 -3 0 0 -2
bottom	4 0 -6 5 0 -3
bottom of	0 0 -5 5 0 0
bought	-8 -2 -11 -14 2 34
bought a	-1 0 -7 -14 -1 22
bought a wardrobe	0 0 -6 0 0 7
bought anything	-1 0 -2 0 -2 5
bought one	-4 -1 0 -2 -1 8
box	-8 -8 -8 28 -3 -1
box ,	3 0 -3 7 0 -7
boxes	-2 1 -4 9 -2 -2
break	-18 0 -1 -1 7 13
breakfast	5 -1 -4 0 0 0
brew	6 -4 0 -1 0 0
bridge	-4 0 -2 9 1 -5
bring	24 -3 -13 10 -4 -15
bring it	15 1 -9 5 -3 -10
bring it round	8 -1 -1 -3 0 -2
bring it up	-4 0 -3 10 0 -2
bringing	-2 0 0 9 0 -6
brittany	-7 1 7 0 0 0
broke	-12 -3 24 -6 0 -3
broken	-53 -1 -18 2 -7 76
broken $	-5 -1 -6 -6 -1 20
broken ankle	11 -1 -5 0 0 -4
broken ankle ,	11 -1 -5 0 0 -4
brother	10 -2 -1 -4 1 -4
brother is	10 -4 -2 0 -1 -1
brought	-4 -5 -1 -6 -1 17
brought it	-3 -1 0 -3 0 7
btw	-28 -2 -5 -1 -1 37
btw $	-29 -2 -5 -1 -1 37
bud	-3 11 -6 -1 0 -1
bud $	-10 12 -1 0 0 -1
builders	0 -6 -2 -10 -1 18
builders are	-4 -1 -7 -9 -1 22
builders have	-1 0 6 0 -1 -4
building	5 9 -1 1 -3 -11
building work	-2 9 -2 0 -1 -4
built	0 -1 -1 7 0 -5
bunch	-1 -1 -5 -7 -2 15
bunch of	-12 0 -3 -6 -2 23
bunch of cowboys	-2 0 -1 -4 -1 8
bungalow	6 -1 -4 0 -1 0
burst	-3 0 8 -2 -1 -2
burst pipe	-3 0 8 -2 -1 -2
bus	7 -8 1 1 3 -4
bust	7 -2 0 -2 -1 -2
bust $	5 -1 0 -2 -1 -2
but	-9 58 25 -72 12 -2
but Dfree	-4 20 -13 0 0 -3
but Dfree $	-4 6 -2 0 0 0
but Dfree would	-1 5 -4 0 0 0
but Doffered	39 -31 -36 -4 -3 36
but Doffered $	-7 -11 -7 -1 -1 27
but Doffered is	-11 -8 -11 0 -1 31
but Doffered will	5 -2 -2 0 0 -1
but Doffered yes	7 -2 -2 0 0 -2
but Dopen	-5 6 0 0 0 0
but O	18 -11 -2 0 0 -5
but O $	12 -9 0 0 0 -2
but T	-56 83 -10 -3 -4 -10
but T $	16 -9 -1 -1 -1 -5
but T ,	-14 18 -1 -1 0 -1
but T .	-18 18 0 0 0 -1
but T if	-8 9 0 0 0 0
but T please	-51 52 0 0 0 -1
but back	8 -5 5 -3 0 -4
but can	9 4 -4 -4 -1 -4
but can it	-27 28 -1 0 0 0
but can you	22 -18 0 -3 0 0
but could	2 6 -1 -3 -1 -3
but could it	0 6 -1 -3 0 -2
but gotta	8 -7 0 -1 0 0
but gotta be	8 -7 0 -1 0 0
but has	6 -6 0 0 0 0
but has to	6 -6 0 0 0 0
but have	5 -2 -2 0 0 -1
but he	15 -4 -3 -1 0 -7
but i	-3 -29 10 6 4 12
but i am	7 -13 16 -2 2 -11
but i can	-16 -2 -4 -1 5 18
but i do	17 -11 -1 0 0 -5
but i have	20 -13 5 -1 -1 -10
but i need	-25 32 -1 0 0 -6
but i will	2 -13 -2 -1 -1 15
but if	7 -2 -2 0 0 -3
but it	-27 30 0 1 -1 -3
but it would	-5 5 0 0 0 0
but make	-20 21 0 0 0 -1
but make it	-20 21 0 0 0 -1
but my	7 -6 9 -1 -1 -7
but my brother	7 -4 -2 0 0 -1
but my mum	1 -1 7 -1 0 -6
but no	3 -2 9 0 0 -10
but not	1 -35 8 0 -2 28
but not Doffered	-24 -9 -3 -1 -1 38
but not T	12 -1 -6 0 0 -4
but not until	13 -6 -4 0 0 -2
but only	27 -20 -2 -2 -1 -2
but only T	16 -14 0 0 0 -1
but only if	11 -7 -2 -2 -1 -1
but please	29 -1 -10 -1 -4 -13
but she	8 -1 0 0 0 -7
but she is	8 -1 0 0 0 -7
but tell	15 -4 -3 -1 -2 -5
but tell them	11 -4 -3 0 0 -4
but the	-43 21 21 -2 -2 5
but the Doffered	11 -9 -1 0 0 -1
but the T	-34 35 0 0 0 -1
but the wife	-4 -1 11 -1 -1 -4
but we	3 -4 12 -1 0 -10
but we are	5 -3 -1 0 0 -1
but we will	-2 -1 12 -1 0 -9
but what	-11 -2 -2 -16 -1 32
but wife	7 -5 0 0 0 -1
but wife is	7 -5 0 0 0 -1
butt	16 -1 -3 -1 -1 -9
butt $	8 -1 -3 0 0 -3
buzz	2 -2 -1 -6 21 -14
by	13 2 -23 23 7 -22
by ?	-1 -1 -1 10 -2 -4
by card	-3 0 0 7 -1 -3
by me	6 2 8 -1 -4 -12
by me .	8 0 -1 0 -2 -5
by phone	-5 -1 -1 3 12 -8
by the	1 -3 -7 10 -5 3
by the bins	-1 0 -1 -2 -1 6
by the meter	5 -1 -1 0 0 -3
by then	-3 11 -1 -3 0 -4
by then .	-3 7 0 -1 0 -3
by us	11 0 -7 -1 -1 -1
by us $	10 0 -7 -1 -1 -1
byc	-2 -1 -1 13 -1 -8
c	28 -1 -6 -4 -2 -16
c ,	29 -1 -10 -2 -2 -14
call	-84 -30 -45 -42 219 -38
call ,	-6 0 -12 -2 27 -7
call Dfull	0 -3 0 0 5 -1
call T	-5 -5 0 -1 14 -2
call T $	-5 -5 0 -1 14 -2
call back	0 0 0 -15 16 -1
call from	0 -1 0 -2 8 -4
call me	-44 -10 -19 -7 118 -37
call me $	-6 0 -2 -2 30 -21
call me ,	0 0 -9 0 12 -2
call me ?	0 0 -7 -1 10 -1
call me Dfull	-1 -3 0 0 6 -3
call me T	-3 -3 0 0 6 -1
call me back	-1 -3 0 -1 7 -3
call me before	-25 0 0 0 26 0
call me please	-2 0 0 -1 8 -3
call my	-2 0 -1 -4 16 -9
call please	-2 -3 -2 -7 15 -2
callback	-28 -12 -9 -5 85 -30
callback please	-24 -2 -8 -4 60 -23
callback please $	-24 -2 -8 -4 60 -23
calm	9 0 0 -4 0 -4
calm $	9 0 0 -4 0 -4
came	-22 -22 -2 -22 -8 77
came .	-3 -2 -1 0 0 6
came early	0 0 5 0 0 -4
came early !	0 0 5 0 0 -4
came past	-6 -6 -1 -13 -1 27
came past ,	-1 0 0 -9 0 11
came this	-4 -4 0 -10 -1 19
came this T	-4 -4 0 -10 -1 19
camping	5 1 -3 -1 -1 -1
camping chair	6 -3 -2 -1 -1 0
can	17 10 20 12 18 -58
can accept	-3 -1 -1 0 -1 6
can be	0 -11 -8 -7 0 26
can be there	8 -1 -1 -2 0 -4
can carry	18 -1 -1 -12 -1 -3
can carry it	18 -1 -1 -12 -1 -3
can confirm	10 -1 0 -2 0 -7
can do	25 3 -23 -12 -4 11
can do Doffered	10 -20 -4 -3 -1 18
can do that	22 -1 -11 -4 -1 -6
can do the	-3 -1 -1 -1 0 6
can find	-4 0 0 -2 -4 10
can find .	-4 0 0 -2 -4 10
can get	17 1 -1 -14 -1 -2
can get it	12 0 0 -10 0 -1
can give	0 8 -2 -1 -1 -4
can have	0 0 -3 -6 -1 9
can help	9 2 -2 -4 -2 -4
can help $	6 -1 -2 0 0 -3
can help me	1 5 0 -3 -2 -1
can i	-47 21 -15 30 4 8
can i ask	0 0 -2 6 -1 -3
can i change	-9 -2 -4 23 0 -8
can i have	-20 29 -4 -21 -3 18
can i leave	0 -4 0 8 0 -3
can it	-23 22 19 -9 -3 -7
can it be	-22 22 20 -11 -2 -7
can let	2 -3 0 7 0 -6
can let you	2 -3 0 7 0 -6
can make	12 -4 -4 -1 0 -4
can manage is	5 0 -1 -3 0 -2
can my	-11 -2 -5 33 -3 -11
can my lad	-4 0 -2 12 -1 -5
can my neighbour	-4 -1 -2 11 -1 -3
can my your	-2 0 -1 6 -1 -2
can not	-32 -19 75 -17 13 -15
can not $	-3 -1 20 -1 -1 -14
can not ,	-3 -1 7 -1 -1 -2
can not Doffered	11 4 -14 0 0 0
can not accept	-5 0 9 -1 -1 -2
can not be	-2 -2 -6 9 1 -1
can not come	-1 0 -6 7 0 0
can not do	-43 -9 48 -23 -3 33
can not get	14 -6 0 -2 -4 -2
can not have	-3 0 8 -3 4 -5
can not lift	6 -1 -3 0 0 -2
can not make	-6 -1 14 0 -2 -5
can not read	-2 -1 -6 -1 12 -2
can not receive	-10 -1 7 -1 -2 7
can not say	-3 0 6 -1 0 -1
can not see	-1 0 -6 7 6 -6
can not sleep	7 2 -8 0 -1 -1
can not take	-2 -3 18 -3 -2 -9
can not text	-3 0 -5 0 10 -2
can only	3 7 -3 -1 -1 -5
can only do	6 2 -3 -1 0 -4
can only offer	-4 5 0 0 0 0
can promise	10 0 -1 -2 0 -6
can put	12 0 -11 0 0 0
can someone	-7 -1 -10 0 24 -5
can someone bell	-3 0 -1 -3 8 -1
can someone call	-1 0 -1 -2 5 -2
can someone phone	-1 -1 -2 -1 5 0
can someone ring	-1 0 -3 -2 6 0
can still	13 -11 0 -1 0 -1
can swap	24 -3 -6 -6 -2 -7
can take	5 -1 -3 0 0 0
can take it	5 -1 -3 0 0 0
can the	-7 -8 -5 30 -3 -7
can the lads	-1 -1 -2 8 -1 -3
can they	0 10 -1 -6 -1 -3
can they ?	5 0 0 -4 0 0
can they come	-7 11 0 -1 0 -2
can we	10 16 0 -10 -3 -12
can we do	4 4 -2 -5 -1 -1
can we say	-2 10 -2 -3 -2 -2
can work	6 -4 -1 0 0 0
can you	-13 8 10 24 15 -44
can you T	17 1 -5 -10 -1 -2
can you call	-2 0 -1 -5 9 -1
can you come	-3 12 -1 -5 -1 -3
can you confirm	-2 -2 -3 9 -2 -1
can you deliver	-3 -1 -1 15 -5 -4
can you do	15 26 6 -33 -8 -5
can you make	21 -17 -1 -4 5 -4
can you narrow	-6 -1 -6 15 -1 -2
can you phone	-4 -3 -4 -2 18 -5
can you send	-10 -2 16 -2 0 -2
can you tell	-1 -1 -1 6 -1 -2
can your	-3 -1 0 8 0 -3
cancel	-63 -12 -9 -25 -12 120
cancel $	-1 -7 -1 -11 -1 22
cancel .	-3 -2 0 -1 -1 6
cancel and	-4 0 -1 0 0 5
cancel and refund	-4 0 0 0 0 5
cancel it	-37 -1 -3 -10 -2 53
cancel it $	-35 -1 -1 -6 -1 44
cancel my	-2 0 -1 -6 -1 11
cancel my order	-2 0 -1 -6 -1 11
cancel on	6 0 -2 9 -2 -11
cancel on me	6 0 -2 9 -2 -11
cancel the	-6 0 -4 -3 -1 15
cancel the order	-2 0 0 -2 -1 6
cancel this	-9 -1 -4 -1 -2 17
cancel this order	-1 -1 -2 -1 -2 8
cancellation	2 0 -1 6 -1 -7
capitals	6 -1 -1 0 0 -3
capitals off	6 0 -1 0 0 -3
caps	11 -1 -4 -1 -1 -4
car	15 -7 -3 -2 -6 5
car park	-3 -1 0 6 -1 -2
car park .	-1 -1 -5 7 0 0
caravan	5 0 -4 0 0 0
card	-5 -5 -6 22 -5 0
card .	5 0 -4 -1 -1 2
card . $	5 0 -4 -1 -1 1
cardboard	6 0 0 -5 0 0
cardboard away	5 0 0 -4 0 0
carer	8 1 -6 -3 11 -11
carer is	6 -4 0 0 0 -1
caretaker	10 0 -2 -3 0 -5
carol	7 -1 -3 -1 0 -3
carpet	7 -5 -3 1 -2 1
carry	-7 2 -7 33 -6 -14
carry $	5 4 -1 -2 -1 -5
carry it	-6 0 -4 19 -3 -6
carry it up	6 -1 -1 -1 -1 -1
carry it upstairs	-6 -1 -1 15 -1 -6
carrying	-7 -1 -2 13 -1 -3
carrying it	-8 0 -1 11 0 -2
carton	-1 0 -1 6 -2 -1
cash	-2 -1 -2 10 -1 -5
cast	-2 0 8 -1 0 -6
cast off	-2 0 8 -1 0 -6
cat	-5 -1 -5 -12 -3 25
centre	-4 5 -7 4 -2 4
certificate	1 -1 -2 5 -2 -1
chair	4 -3 -3 -1 -2 5
chair .	-3 0 -2 0 -1 6
chance	-11 16 -1 -4 1 -1
chance of	-16 17 0 -1 0 0
change	-9 -3 -5 14 2 1
change it	-5 -2 -4 20 0 -8
change it later	-1 -1 0 7 0 -4
change my	-3 0 0 -5 -2 10
changed	-12 -3 7 8 -4 4
changed my	-1 0 -4 -2 -1 9
changed my mind	-1 0 -4 -3 -1 9
changed the	-1 0 -1 11 -1 -8
changing	1 0 -1 5 -1 -4
chaos	31 -5 -2 -3 -4 -17
chapel	4 -6 0 3 0 0
chaps	8 -1 -1 -3 0 -2
charge	-2 -8 -5 21 2 -8
charge for	-1 -3 -3 12 -1 -4
charge to	-5 -4 -1 10 0 0
chat	0 -5 -1 -21 21 5
chat $	3 -1 -1 -7 -1 7
chat about	1 0 0 -7 8 -1
cheaper	-11 0 -2 15 -1 -1
cheaper $	-6 0 -1 11 -1 -4
check	-26 -9 -6 -12 -10 63
check rota	-3 -7 -1 -1 -1 13
check with	1 -2 -3 -7 -4 15
check with my	11 -1 -1 -4 -3 -2
check with the	-13 -1 0 -2 -1 17
checked	13 0 -2 -1 0 -9
checked with	13 0 -2 -1 0 -9
checked with the	12 0 -1 -1 0 -9
chef	-2 -7 11 -2 -1 -1
chemo	-14 -7 35 -3 -2 -10
chemo $	-25 -3 38 -2 -1 -7
chemo .	6 -1 -2 0 -1 -2
chickenpox	-6 0 22 -5 -2 -9
childminder	-5 7 -1 0 0 0
childminder and	-10 12 -1 0 0 0
chippy	6 2 -3 -2 -1 -2
chiropodist	0 8 -3 0 -2 -3
chiropodist T	9 -8 -1 0 0 0
chiropodist comes	-15 17 -1 0 0 -1
chiropodist on	5 -1 -2 0 -1 -1
chiropodist on Doffered	5 -1 -2 0 -1 -1
chocka	5 -4 0 0 0 -1
chocka .	5 -4 0 0 0 -1
choose	71 -5 -18 -5 -8 -36
choose $	24 -1 -1 -5 -1 -16
choose ,	8 -2 -3 6 -1 -8
choose , can	-4 -1 0 5 -1 0
choose , i	13 0 -3 -1 -1 -8
choose Doffered	16 -2 -11 1 0 -4
choose Doffered $	16 -1 -11 0 0 -4
choose O	6 -1 0 0 0 -4
christening so	6 -3 -1 0 0 -2
christmas	-8 -1 18 -2 -2 -5
chuck	-2 0 -2 -4 0 8
clashes	-28 -2 37 -2 0 -5
clear	5 -2 0 1 -1 -3
click	-1 0 0 5 0 -3
clinic T	-4 6 0 -1 0 0
clocks	5 0 -3 0 0 -1
close	-3 0 -2 13 -4 -4
closed	-42 -3 2 -2 3 43
closed Doffered	-35 -2 -3 -1 0 41
closed for	-8 0 6 -1 0 3
club	-17 -18 -2 -3 -3 45
code	6 -10 -4 -5 -4 16
code $	-1 -2 -2 -2 -2 9
code ,	0 -3 -1 -1 -1 6
coffee	7 -2 -1 -3 0 -1
colleague	-1 -1 -1 0 -7 9
colleague on	-4 -1 0 0 -2 7
collect	0 -2 -2 20 -2 -13
collect it	-3 -1 -2 15 -1 -8
collecting	6 -1 -1 -1 0 -3
colour	0 -1 -5 -2 -1 8
colour is	6 -1 0 -4 0 -1
come	16 4 0 31 -18 -33
come $	7 -4 -4 6 -5 0
come Dfull	-6 16 -1 -3 -1 -5
come Dfull i	-6 16 -1 -3 -1 -5
come Doffered	16 -5 9 -8 -1 -11
come Doffered $	11 -3 10 -7 -1 -10
come back	-10 -2 9 -2 -4 9
come back to	-10 -2 9 -2 -4 9
come flat	6 0 -1 -4 0 -1
come flat packed	6 0 -1 -4 0 -1
come on	4 -5 -5 11 -2 -3
come on Dfull	-1 -7 -1 11 -1 -2
come on Doffered	5 -2 -1 0 -1 -1
come past	-2 0 -5 2 0 6
come the	-5 -1 -4 5 0 5
come to	-1 0 -1 -1 -1 5
comes	1 5 -6 8 -6 -3
comes Dfull	-3 -7 0 -1 -2 13
comes Dfull $	-3 -7 0 -1 -2 13
comes T	-17 17 -1 1 0 0
comes in	7 -5 -2 0 0 0
comin	10 0 -3 -1 -1 -5
coming	16 -12 -7 35 -4 -28
coming $	-2 0 -1 6 0 -3
coming ?	11 -8 -2 1 -1 -2
coming ? $	-3 -8 0 12 0 -1
coming for	10 -6 -1 -2 0 -2
coming for dad	10 -6 -1 -2 0 -2
coming from	-3 0 -1 14 0 -9
coming from $	-3 0 0 8 0 -3
coming together	-5 -2 -1 8 0 -1
coming together or	-5 -2 -1 8 0 -1
commit	-3 -1 8 1 -2 -3
commit to	-2 0 8 -1 -2 -3
communion	0 -1 -4 -1 -1 5
commute	-2 7 0 -2 -1 -2
commute .	-2 5 0 -2 0 -1
commute . $	-2 5 0 -2 0 -1
company	-12 -2 -10 -5 -7 36
company ,	-4 0 -1 -2 -1 9
company .	5 -1 -4 5 -3 -3
company is	-4 -1 -1 -4 -1 11
company is this	-1 0 0 9 -1 -7
complain	-7 0 -3 1 -2 12
complicated	-8 -4 -2 -8 28 -7
complicated $	-4 0 -1 -7 16 -3
complicated to	-1 -3 0 0 7 -3
concierge	8 -5 -1 3 0 -5
concrete	-5 0 -2 -2 0 9
confirm	69 -20 -26 -6 -7 -10
confirm $	57 -1 -8 -6 -2 -41
confirm .	29 0 -2 -1 0 -26
confirm . $	29 0 -2 -1 0 -26
confirm Doffered	-6 -10 -2 -2 -1 21
confirm O	-13 -2 -1 -2 -1 19
confirm all	-2 0 -2 -3 -1 7
confirm in	-1 0 -7 0 0 9
confirm in writing	-1 0 -7 0 0 9
confirm that	6 0 -1 0 0 -4
confirm that the	6 0 -1 0 0 -4
confirm the	-10 -1 -1 15 -2 -1
confirmation	4 -1 -1 2 5 -8
confirmed	96 -7 -18 -10 -4 -57
confirmed $	24 -1 -4 -3 -1 -14
confirmed .	39 -4 -8 -3 -2 -22
confirmed . $	29 -1 -6 -2 -1 -19
confirmed and	26 0 -4 -2 -1 -19
conservatory	-3 0 0 -1 0 5
consignment	-1 0 0 7 -2 -3
contact	-1 -1 -1 -3 7 -2
contact is	5 0 0 0 -2 -3
contact my	-3 0 0 -1 9 -5
contacting	-11 -7 0 0 -3 22
cooker	13 1 -3 -1 -3 -7
cooker and	5 -1 -2 0 0 -1
cooker and i	5 -1 -2 0 0 -1
cost	1 -12 -6 36 -4 -16
cost extra	-18 -5 -3 34 -2 -7
cost extra $	-18 -5 -3 34 -2 -7
cost for	-1 0 -1 5 0 -3
cost me	27 0 -1 -24 -1 -1
cost more	-6 -6 -2 21 0 -6
could	9 26 -4 -1 16 -45
could be	2 -2 6 -3 -2 -2
could be a	-3 0 7 0 -1 -1
could do	5 3 -2 0 0 -5
could do Doffered	8 -1 -1 0 0 -5
could i	1 2 -1 -5 8 -4
could i have	0 0 0 -3 8 -4
could it	-7 15 -3 -1 -1 -3
could it be	-5 11 -3 1 -1 -3
could manage	1 5 -1 0 -1 -4
could not	-6 -1 -4 5 -3 8
could one	-3 0 -1 -2 7 0
could one of	-3 0 -1 -2 7 0
could someone	-6 -2 -1 7 2 -1
could we	6 4 -5 -4 1 -2
could we have	11 -5 -1 -3 0 -1
could we say	-2 6 -3 0 0 0
could work	19 -1 -5 -5 -2 -5
could you	-15 15 3 17 4 -24
could you do	-2 9 -2 -3 -2 -1
could you let	-2 -1 -1 7 -2 -1
could you make	-7 10 0 -2 0 0
could you ring	-2 -1 -3 -5 13 -3
could you tell	-7 -2 -1 19 -5 -4
could your	7 -4 -1 -4 5 -4
council are	5 0 0 -1 0 -3
country	-4 10 -2 0 0 -4
court	-7 2 3 6 0 -5
court $	-4 -2 4 6 0 -4
covers	1 -5 -1 9 0 -3
covid	-2 0 13 -1 -1 -9
cow	-2 0 5 0 0 -3
cow $	-2 0 5 0 0 -3
cowboys $	-2 0 -1 -4 -1 8
cream	-5 -1 -1 3 -1 6
cream carpet	-5 -1 -1 3 -1 6
crew	-5 2 -1 11 -3 -4
crowd	-3 0 0 5 0 -1
cup	19 -7 -5 -1 -1 -6
cup final	14 -5 -3 -1 -1 -4
cup starts	5 -2 -2 0 0 -2
cup starts Doffered	5 -2 -2 0 0 -2
customer	-27 -6 -5 -8 -2 48
customer $	-3 0 -3 -5 0 11
cut	-2 -2 0 1 10 -6
cut off	-2 -2 0 1 10 -6
cut off .	-1 -1 0 -1 10 -7
d	27 1 -3 -8 -2 -16
dad	23 -7 -2 -8 1 -8
dad $	11 -5 -1 -2 0 -3
dad s	5 1 -3 -3 2 -2
dad says	6 -2 0 -1 0 -3
dads	5 -3 2 -2 1 -3
date	-13 13 37 -7 -2 -28
date $	-5 0 2 -1 6 -2
date ,	-4 0 6 0 -1 -1
date i	-5 11 -2 0 0 -4
date is	-10 8 16 -2 -2 -10
date is good	-6 0 15 -1 -1 -6
date is possible	-1 0 5 0 -1 -3
dates	-25 -8 59 13 3 -42
dates $	-11 -2 5 18 0 -9
dates .	-15 -1 31 -4 -2 -9
dates . $	-7 -1 20 -2 -2 -8
dates ?	0 -9 13 -4 0 0
dates ? $	0 -9 11 -2 0 0
dates are	10 3 0 -3 -2 -8
dates do	-3 0 6 -1 0 -2
dates do not	-3 0 6 -1 0 -2
dates on	0 -1 -3 5 0 -1
daughter	-4 0 -7 3 1 8
daughter is	-4 -2 -1 -3 -1 10
daughter s	-5 0 -3 4 -1 4
daughter s in	-1 0 -1 5 -1 -3
daughters	31 -1 2 -2 -1 -30
dave	4 0 -9 -17 3 19
day	-3 34 11 -21 9 -27
day $	-16 9 7 -5 8 -2
day ,	13 0 -11 -5 2 1
day , i	17 2 -1 -3 -3 -12
day , we	-15 -3 -5 0 0 23
day .	-13 7 -7 -1 3 11
day . $	-15 6 -2 0 1 10
day ?	4 -7 -2 4 1 0
day Dfree	-3 8 -4 0 0 -1
day Doffered	32 -15 -24 -3 -1 12
day Doffered $	7 -6 -13 -2 -1 14
day Doffered so	12 -3 -8 0 0 -1
day Dopen	-24 32 -3 -1 -1 -2
day Dopen is	-11 13 -2 0 0 0
day and	16 -19 9 -4 0 -4
day and the	15 -5 -5 -3 0 -1
day but	-8 -11 33 -3 -2 -9
day for	-7 -10 6 13 -1 -2
day i	-6 13 -7 -6 -2 9
day i am	21 -3 -5 -1 -1 -12
day i can	-8 17 1 -4 -1 -5
day is	12 -1 0 -1 -3 -8
day of	-6 1 14 -6 0 -3
day off	15 2 -3 -2 -4 -9
day off $	15 6 -2 -1 0 -18
day off .	-4 -1 0 0 0 6
day or	-3 -2 0 7 0 -1
day out	-5 -1 0 -1 9 -2
day out $	-5 -1 0 -1 8 -2
day please	9 -7 5 -1 -4 -3
day please ,	7 -6 0 0 0 0
day so	5 0 -14 -4 -1 14
day so parking	-18 -2 -5 -1 0 26
day sorry	-2 0 7 0 0 -4
day suits	8 -2 -2 0 -1 -3
day suits ,	7 -2 -2 0 0 -3
day the	0 5 0 -2 0 -2
day will	8 -1 -6 0 0 -1
day works	4 3 2 -2 -1 -6
day works for	4 -2 4 0 -1 -5
day you	-11 4 -2 -2 -1 13
day you like	1 5 -1 -1 -1 -3
days	-29 19 73 2 -7 -58
days $	-16 -6 55 4 -6 -32
days ,	8 7 -10 -1 0 -4
days .	-8 6 9 -2 -1 -3
days Doffered	-4 -2 -1 7 0 0
days and	-2 2 5 -3 2 -3
days i	0 -3 9 -2 0 -4
days i am	0 -3 10 -2 -1 -3
days so	7 2 -8 0 0 -1
days the	-3 0 5 -10 -1 9
dead to	6 -1 -4 0 -1 -1
dead to the	6 -1 -4 0 -1 -1
deaf	6 -1 0 -1 -2 -1
deals	-2 0 0 -4 15 -9
deals with	-2 0 0 -4 15 -9
dear	16 -3 12 -6 -2 -18
dear $	-4 -3 18 -2 0 -8
dear i	11 1 -5 -3 -1 -3
decide	-6 -3 -1 12 2 -5
decides	-1 6 -5 0 1 -1
decision	-4 -5 -1 4 6 0
decorating	6 -1 -2 0 0 -2
definitely	-21 -17 -7 35 -2 13
definitely $	13 -1 -2 -1 0 -9
definitely .	-40 -2 -1 0 0 43
definitely Doffered	13 -5 -2 2 0 -8
definitely Doffered $	9 -1 -1 -1 0 -6
definitely T	-13 -10 0 27 -1 -4
definitely the	6 0 0 0 0 -5
delay	-5 -1 14 -6 -4 2
deliver	2 7 -12 11 -10 3
deliver on	3 6 -1 5 -2 -10
deliver on Dfull	-5 4 0 5 -1 -3
deliver on Doffered	11 -4 0 0 0 -6
deliver to	-3 0 0 12 -5 -4
deliver to a	-3 0 -2 14 -5 -4
delivered	-40 -7 -15 5 -4 61
delivered on	-13 -2 0 -1 -1 16
delivered on Doffered	-12 -1 0 0 0 14
delivered to	0 -2 -2 8 -1 -3
delivered to my	0 -2 -2 8 -1 -3
delivering	-1 0 -1 6 0 -4
delivery	-22 -27 -5 41 -2 15
delivery $	-3 0 -1 11 0 -6
delivery ?	-1 0 -1 8 -1 -5
delivery ? $	-1 0 -1 8 -1 -5
delivery fee	19 0 -15 -2 -1 0
delivery on	6 -6 9 -1 -1 -6
delivery on Doffered	11 -6 0 0 0 -5
delivery on either	-5 0 7 -1 -1 -1
delivery slot	5 -4 0 3 0 -3
deliverys	-3 0 -1 -2 10 -5
deliverys $	-3 0 -1 -2 10 -5
dentist	6 0 2 -2 -1 -6
department	-4 0 0 0 0 5
depends	4 -3 -3 -12 -4 18
depends on	0 -2 4 -5 -1 4
depends on my	-2 0 4 -5 -1 4
deposit	-4 0 -2 5 -1 1
depot	-4 3 -7 1 -2 9
depot $	-3 0 -5 -3 -1 12
depot is	-2 0 -1 5 0 -2
depot is it	-2 0 -1 5 0 -2
derek	5 -1 -1 -2 0 -1
desk	-7 -1 0 0 0 9
desk .	-6 -1 0 0 0 7
desk . $	-6 -1 0 0 0 7
desk on	-9 -1 0 0 0 10
desk on Doffered	-9 -1 0 0 0 10
devon	-5 6 -4 0 0 3
dialysis	18 -14 -9 9 -1 -3
dialysis .	5 -1 -3 0 0 -1
dialysis . Doffered	5 -1 -3 0 0 -1
dialysis T	11 -9 -1 0 0 -1
dialysis T $	11 -8 -1 0 0 -1
diary	1 -7 -4 -3 19 -6
diary $	-1 0 -1 -4 6 1
diary .	6 -5 -1 -2 3 -1
did	-24 -9 -14 49 -9 7
did $	-8 -2 -3 -2 -1 16
did i	1 -1 -11 33 -1 -21
did not	-4 -1 -7 -12 -3 26
did not order	-1 0 -5 -13 -1 20
did you	-15 -2 -4 32 -4 -8
did you get	-13 -2 -3 39 -3 -18
died	-3 -7 8 -4 -3 9
died $	6 -2 -10 -4 -3 13
difference	-2 -2 0 6 0 -1
different	-13 -6 0 32 -3 -10
dimensions	-12 -1 -3 23 -3 -4
dimensions of	-11 -1 -3 22 -3 -4
dimensions of the	-11 -1 -3 22 -3 -4
dinner	1 -5 10 -5 0 -1
dinner lady	5 -1 -3 0 0 0
dinner lady so	5 -1 -3 0 0 0
director	-3 0 -1 -1 0 5
dis	-10 -1 -7 32 -8 -6
dis $	-8 0 -2 36 -5 -21
dis for	-2 0 -4 -2 -1 9
disconnected	-8 -1 0 0 0 9
discuss	-5 -1 -1 -2 15 -6
discuss this	-4 -1 -1 -1 12 -6
discuss this by	-2 0 -1 -1 7 -3
discuss this over	-1 0 0 0 5 -3
disgusting	-11 -1 -5 -3 -6 25
disgusting service	-6 0 -2 -2 -5 15
disgusting service .	-4 0 -2 -2 -1 8
diwali	-3 5 1 0 0 -3
diwali Doffered	-8 9 0 0 0 0
do	16 8 -3 46 8 -60
do $	-25 1 50 -5 6 -29
do ,	32 4 -22 -1 -4 -9
do , Dfree	-8 20 -10 0 -1 -1
do , Doffered	37 -10 -21 0 -1 -5
do , but	6 -1 -4 0 0 0
do , sorry	-4 0 5 0 0 0
do .	-7 1 -12 -1 -2 22
do ?	-4 7 0 -3 0 0
do Dfree	-9 34 -11 -9 -3 -2
do Dfree $	-4 7 -2 -1 0 0
do Dfree ?	-1 15 -6 -7 0 0
do Dfull	-18 25 -1 -3 -2 -1
do Dfull ,	-3 6 0 -1 -1 -1
do Doffered	31 -37 -19 -35 -5 66
do Doffered $	-51 -5 8 -3 -1 52
do Doffered ,	13 1 -9 -1 -1 -3
do Doffered .	-26 -4 -6 0 0 36
do Doffered T	13 -9 -1 -2 0 0
do Doffered but	16 -3 -8 0 0 -4
do Doffered or	-4 0 13 -2 -1 -6
do Dopen	-4 7 0 -2 -1 0
do Dopen T	-4 5 0 -1 0 0
do T	29 -18 1 -4 -3 -5
do T $	21 -10 -5 -1 -1 -3
do any	-3 0 6 -2 -1 -1
do any of	-2 0 6 -2 -1 -1
do at	13 -7 0 -1 -3 -2
do at a	13 -7 -1 -1 -2 -1
do either	-6 2 10 -1 -1 -4
do either ,	-5 0 6 -1 0 0
do for	-12 6 17 -3 -5 -3
do for me	-12 6 17 -3 -5 -3
do good	2 3 -7 -1 0 3
do i	-4 -9 -6 54 -5 -30
do i have	-3 -2 -1 10 -1 -4
do i know	0 0 -1 7 0 -5
do i need	2 -4 -2 13 -2 -7
do if	5 -2 -2 2 0 -2
do if you	5 -2 -2 0 0 0
do it	25 5 -6 -10 -3 -11
do me	7 -3 0 -1 -2 -1
do not	20 -18 -7 -28 7 23
do not ask	20 2 -20 0 0 -1
do not block	12 0 -6 0 0 -5
do not book	0 0 -1 -1 6 -4
do not bother	-6 -3 12 -1 0 -2
do not come	-3 -3 22 -9 -1 -6
do not do	1 -1 -6 -1 18 -11
do not finish	8 -3 -2 0 -1 -2
do not get	-5 22 -5 -6 -1 -5
do not have	11 -1 -2 -1 -1 -6
do not hear	-4 -3 -1 -2 0 11
do not hold	-1 0 -1 0 6 -3
do not know	-26 -3 -7 -11 -2 49
do not leave	12 -1 5 -1 0 -15
do not mess	6 -2 -2 0 -1 -1
do not move	-4 8 0 0 -1 -3
do not ring	12 -2 -2 0 -6 -2
do not suits	-9 0 19 -2 -2 -6
do not text	4 -5 -2 0 5 -2
do not want	-4 -2 -11 1 -4 20
do on	10 -10 0 0 0 0
do on the	10 -10 0 0 0 0
do text	-2 0 -4 -1 12 -5
do text .	0 0 -1 0 5 -3
do texting	-2 0 -2 -1 9 -3
do texting .	-2 0 -2 -1 9 -3
do that	12 2 9 -13 -2 -8
do that $	6 -1 5 -4 -1 -6
do that ?	7 2 0 -8 0 0
do the	8 -7 -9 11 -2 0
do the Doffered	4 -4 -9 13 -1 -3
do these	-2 0 4 2 2 -6
do these dates	0 -1 -1 5 0 -2
do they	-9 0 -6 27 -5 -7
do they take	0 -1 -4 7 0 -2
do this	-10 -4 -8 -1 5 17
do you	-41 -2 17 75 -9 -40
do you deliver	-1 -5 2 8 0 -3
do you do	-2 2 0 5 -1 -4
do you have	-28 23 22 -10 -1 -7
do you need	5 0 -1 -2 -1 -1
do you send	-1 -1 0 5 -1 -1
do you take	-2 -1 -1 11 -1 -6
do your	2 -1 -1 8 -1 -7
dock	-2 0 -3 7 -1 -1
does	-59 -2 -15 98 1 -23
does Doffered	-17 -4 -5 37 -1 -10
does it	-3 -6 -2 21 -1 -8
does it come	-3 0 -1 13 -1 -7
does my	-1 0 0 -2 5 -2
does not	-29 9 2 -17 -3 38
does not do	8 0 -5 0 -1 -1
does not get	0 0 -3 -4 0 7
does not live	-1 -3 -5 -1 -1 10
does not work	-22 -4 12 -8 -1 23
does the	6 -3 -6 10 2 -9
does the driver	-1 0 -5 11 0 -5
does your	-6 0 0 13 -1 -6
dog	4 -5 14 -12 -3 2
dog is all	5 -1 -5 -1 0 1
dogs	41 -2 -9 -2 0 -28
doing	1 0 -1 -4 12 -8
doing my	-5 0 -1 0 7 -1
doing my head	-5 0 -1 0 7 -1
doing the	10 -2 -1 -3 2 -5
doing the school	10 -2 0 -3 0 -4
done	-11 8 28 -4 -4 -17
done $	-4 9 1 0 -1 -5
done .	-14 1 14 0 0 -1
done so	2 3 5 -1 -2 -7
door	7 -21 -12 38 -15 3
door $	8 -2 -5 18 -4 -16
door ?	5 0 -1 -2 -1 -1
door ? $	5 0 0 -4 0 0
door T	0 -6 -1 -2 -1 9
door as	5 -1 0 0 0 -4
door is	-9 -1 -2 -2 0 14
door off	-12 -1 0 6 0 8
door off ,	-12 -1 0 4 0 9
doorbell	8 -2 -1 -1 -1 -4
doorbell is	5 -1 0 -1 -1 -2
doorway	-7 -1 0 -1 0 9
doorway is	-7 -1 0 -1 0 9
doorway is quantity	-7 -1 0 -1 0 9
dot	9 -1 0 -2 0 -6
double	2 -2 -3 6 -2 -1
down	-7 -6 0 20 -12 5
down $	-5 -3 -1 7 -2 3
down .	3 -1 6 -3 -1 -4
down and	-5 0 5 -1 0 1
down at	-6 -1 -6 15 -1 -2
down at all	-6 -1 -6 15 -1 -2
down for	9 -4 -12 -3 -2 13
down for Doffered	19 -7 0 -1 -1 -9
down for the	-22 -2 -1 -1 0 27
down on	-6 0 -4 8 -2 5
down on the	-4 0 -1 1 -1 6
down the	-6 2 6 -3 0 1
down yet	-1 0 9 -2 0 -5
downstairs	9 -1 0 0 -1 -7
drama	7 -6 -1 0 0 0
drive	-1 1 -1 -7 -3 11
drive $	7 0 -8 -5 -1 7
driver	28 -12 -15 40 -24 -17
driver $	24 1 -2 3 -2 -24
driver have	0 0 -6 11 0 -5
driver have a	-1 0 -5 11 0 -5
driver ring	4 0 -1 7 -6 -4
driver ring me	6 0 0 -1 -5 0
driver to	13 -1 0 0 -11 -1
driver to ring	10 -1 0 0 -7 -1
drivers	6 -2 -1 -1 0 -1
driving	-21 -14 16 -15 12 23
driving .	2 -3 0 0 6 -4
driving all	-1 0 -4 0 9 -3
driving all day	-1 0 -4 0 9 -3
driving test	-8 -2 23 -6 -1 -6
driving test $	-6 0 16 -6 0 -4
driving to	0 -3 6 0 0 -2
drop	-5 -10 8 18 -1 -10
drop off	11 -8 -1 3 0 -5
dropped	-15 -15 -2 -8 -1 40
dropped it	-15 -15 -1 -10 -1 42
dropped it off	-12 -7 0 -4 0 23
dry	-2 1 5 -1 -1 -2
duck	13 1 -3 1 -2 -10
duck .	7 0 -2 -1 0 -3
due	-6 -7 9 12 -1 -6
due any	3 -5 6 -1 -1 -3
due any day	6 -4 -1 0 0 -1
due any minutes	-3 -1 7 -1 -1 -2
due on	-5 0 0 7 0 -1
duly	-7 0 0 0 -1 9
duly noted	-7 0 0 0 -1 9
duly noted ,	-7 0 0 0 -1 8
duration	32 -28 -5 -1 19 -16
duration $	-3 0 0 7 -1 -4
duration ,	-2 0 -2 -1 7 -2
duration .	9 -3 9 -3 7 -18
duration . you	-2 0 0 0 5 -3
duration ?	18 -7 -1 -5 -5 -1
duration ? $	14 -7 -1 -3 -2 -1
duration is	-3 0 -2 11 -2 -3
duration is a	-4 0 -2 10 -2 -3
duration off	12 -4 0 -2 -5 -1
duration off $	6 -1 0 0 -4 -1
duration phonenumber	5 0 0 0 -4 0
duration phonenumber $	5 0 0 0 -4 0
duration so	8 -5 0 0 -2 0
duration to	1 -1 0 -7 10 -4
duty	-6 -1 0 0 0 7
e	-5 -1 3 0 0 4
e mail	-4 0 0 0 0 5
each	1 -3 -2 2 8 -7
earlier	-22 26 -1 0 0 -2
early	0 -3 12 0 -1 -8
early !	0 0 5 0 0 -4
early ! !	0 0 5 0 0 -4
easier	2 -3 -2 -6 18 -10
easier $	6 0 -1 -1 4 -7
easier to	-1 -4 0 -1 6 0
easy	12 -3 -4 -1 -2 -3
easy $	13 -5 -4 -1 -1 -3
eating	5 -1 -1 0 0 -3
eh	-24 19 -2 10 -1 -2
eh ,	-20 21 0 0 0 -1
eh ?	-5 -2 -1 10 -1 -2
either	105 -2 6 -31 -20 -59
either $	35 -1 -3 -3 -2 -27
either ,	23 -1 0 -3 -3 -15
either , i	14 0 -7 0 0 -6
either .	15 -2 -11 -1 -2 0
either Doffered	7 -1 -2 -2 0 -1
either Doffered or	6 -1 -2 -2 0 -1
either T	-4 5 0 0 0 0
either date	-3 0 5 0 -1 -1
either day	-1 -14 27 -2 -4 -6
either day $	-8 -1 13 0 -1 -2
either good	8 0 -1 0 -1 -5
either is	7 -1 0 0 -1 -4
either of	18 3 -6 -6 -2 -6
either of the	8 1 -6 -1 0 -2
either of them	4 0 5 -5 -1 -3
either of those	7 1 -5 -1 -1 -1
either slot	-6 6 0 0 0 0
either slot $	-5 5 0 0 0 0
either tbh	18 0 -2 -3 -1 -12
either tbh $	9 0 -1 -1 0 -7
either way	5 -5 -2 2 0 0
either way $	6 -5 -1 0 0 0
eldest	-1 0 14 -4 -2 -8
else	-24 -12 84 -17 -7 -25
else $	-4 0 7 0 -1 -2
else ?	-1 -3 21 -10 -2 -5
else ? $	-1 -2 13 -5 -1 -4
else have	-2 -6 12 -4 -1 0
else have you	-2 -6 12 -4 -1 0
else is	-2 -1 19 -10 0 -7
else is there	-2 0 20 -10 0 -7
else you	-5 -2 11 -3 0 -1
email	0 -6 -20 11 -5 19
email ,	-9 0 -1 0 -1 11
email address	0 0 -2 9 -3 -4
emails	16 -2 -17 7 1 -5
empty	-19 26 -2 0 -1 -4
end	14 -6 -2 -9 0 3
end $	-15 -1 -2 -3 -1 23
end .	19 -2 -3 -3 2 -13
end ?	5 0 0 -2 -1 -2
end ? $	6 0 0 -5 0 0
end of the	2 -1 5 0 0 -5
entrance	10 -2 -5 -1 -3 1
entrance ,	5 -1 -4 0 0 0
even	8 -3 3 2 -1 -10
ever	-20 -1 3 -5 -3 27
ever $	-12 0 -3 -4 -1 20
every	-14 -13 18 -8 -11 27
every day	16 1 4 -2 -2 -17
every day $	-4 1 5 -1 -1 -1
every slot	-5 0 -1 -3 -3 12
everyone	-4 8 -1 0 -3 -1
everyone is	-5 10 1 -2 -1 -3
everyone is home	-3 7 0 -1 0 -2
everything	-10 3 -4 0 1 9
everything .	-3 -2 0 -1 0 7
everything . $	-3 -2 0 -1 0 7
everywhere	1 -1 0 -1 -4 5
ex	0 0 -1 16 -2 -13
exactly	-9 -3 -1 14 0 -1
exam	-2 0 -1 -2 -2 7
exams	-18 -8 45 -6 -2 -12
except	-17 -10 -7 -1 0 36
except Doffered	9 -4 -3 0 0 -2
except the	9 -6 -1 -1 0 -2
except the Doffered	9 -6 -1 -1 0 -2
expect	13 -5 -2 -1 -2 -3
expect a	-3 0 -2 -1 0 7
expect a written	-3 0 -1 0 0 5
expect you	9 0 0 -1 0 -8
expect you $	9 0 0 -1 0 -8
explain	-6 0 -1 5 4 -1
explain which	-6 -2 -1 6 3 0
extension	-10 16 -2 -1 -1 -2
extension will	-8 13 -3 0 -1 0
extension will not	-8 13 -3 0 -1 0
extra	-25 -5 -4 46 -2 -9
extra $	-18 -5 -3 34 -2 -7
eyes	0 -1 -6 -3 13 -4
eyes are	3 -1 -2 -3 5 -2
eyes are bad	-1 0 -1 0 5 -2
f	-11 -1 -1 -1 -1 14
failed	-4 2 -2 -2 0 6
failing	2 6 -1 -3 0 -4
fair	-6 0 8 0 0 0
fam	53 9 -7 -2 -2 -50
family	-4 12 2 -4 -1 -4
family will	-8 7 1 0 0 0
family will be	-8 7 1 0 0 0
far	8 0 -4 5 -1 -8
far $	10 0 -4 0 0 -5
farm	-13 2 17 -4 1 -4
father	-1 -2 0 5 -1 -1
fee	18 -1 -15 0 -2 0
fees	-5 -1 -1 -2 -1 8
ffs	6 7 -4 -1 -1 -7
ffs finally	7 0 0 -1 0 -5
ffs finally .	7 0 0 -1 0 -5
field	0 0 -3 8 -1 -4
film	-3 -1 -1 -14 0 18
final	15 -6 -3 -1 -1 -5
finally	28 -5 3 -5 -2 -19
finally !	9 -1 -3 -1 -1 -3
finally ! !	9 -1 -3 -1 -1 -3
finally $	7 0 -1 -2 0 -3
finally .	12 -1 -2 -1 -1 -8
finally . yes	7 0 -1 -1 0 -5
find	6 -5 -2 2 -5 4
find .	-4 0 0 -2 -4 10
find . $	-4 0 0 -2 -4 10
find Dfull	5 -2 -1 0 0 -1
find Dfull $	5 -2 -1 0 0 -1
finish	-14 15 15 -5 -7 -5
finish $	-22 16 11 -1 0 -3
finish .	-5 0 6 -1 -4 5
finish T	-1 10 -3 -1 -1 -4
finish T $	-15 15 0 0 0 0
finish T so	15 -7 -3 -1 -1 -4
finish my	-5 6 0 -1 0 0
finish work	13 -12 2 0 -1 -2
finish work T	8 -8 2 0 0 -1
finished	7 0 2 -1 -1 -8
finished .	-2 6 -1 0 0 -2
first	18 6 -25 -7 4 4
first $	14 -11 -5 11 14 -22
first ,	-3 -7 0 -1 -1 12
first communion	0 -1 -4 -1 -1 5
first i	-2 0 -1 -7 0 11
firstchoice	24 -6 -5 -5 -1 -8
firstchoice Doffered	19 -4 -3 -2 -1 -9
firstchoice Doffered .	5 -2 -1 0 0 -2
firstchoice Doffered secondchoice	10 -1 -2 -1 0 -5
fit	2 -3 -4 36 -6 -25
fit through	-2 0 -2 13 -2 -7
fit through a	-2 0 -1 12 -2 -7
fitted	-7 0 6 1 0 0
fixed	-4 -1 0 -1 -2 9
flask	8 0 0 0 0 -7
flat	-3 5 -3 -5 5 1
flat $	-11 0 -1 -1 -1 14
flat packed	6 0 -1 -4 0 -1
flatmate	-3 1 0 -2 -2 7
flights	-4 0 8 -1 0 -3
flooded	-1 1 7 -1 0 -6
floor	38 1 -7 -3 -7 -23
floor .	5 -4 -1 1 0 -1
floor is	9 -2 4 -6 -1 -5
floor no	34 -1 -15 -2 -2 -14
floor s	-3 0 8 -1 -1 -4
floors	-8 1 12 -3 -1 -1
flower	-4 0 -1 0 0 6
flu	6 0 0 0 0 -4
follow	-9 0 0 0 -1 11
follow the	-9 0 0 0 -1 11
football	10 -6 -3 0 0 -1
footy	-6 10 -3 0 0 -1
for	18 -17 13 40 -33 -29
for ?	0 0 -4 -24 0 29
for Dfree	-3 12 -2 -1 -1 -5
for Dfree .	-3 11 -2 0 -1 -5
for Dfull	-12 11 -1 2 -2 1
for Doffered	2 -25 -23 2 -6 50
for Doffered $	-1 -3 -4 9 -1 0
for Doffered .	-11 -4 -2 -2 -3 22
for Doffered Doffered	6 0 0 -1 0 -5
for Doffered T	16 -7 0 -1 -1 -6
for Doffered but	-1 -5 -13 -1 0 20
for Dopen	-3 10 -1 -2 -1 -3
for O	8 -2 -4 0 -1 -1
for T	5 -1 -2 0 0 -1
for a	10 0 -1 -3 0 -6
for a wedding	7 -7 0 0 0 0
for all	-12 0 11 -1 0 3
for all of	-12 0 11 -1 0 3
for any	-4 -2 12 -1 0 -5
for any of	-5 0 11 -1 0 -5
for around	-4 0 -3 8 0 -1
for bev	-1 0 -1 -1 8 -5
for contacting	-11 -7 0 0 -3 22
for dad	10 -6 -1 -2 0 -2
for dinner	-11 -3 14 0 0 0
for duration	-8 -1 -2 -5 8 9
for free	-4 -1 -2 1 0 6
for getting	-3 0 -1 0 -2 7
for getting back	-3 0 -1 0 -2 7
for her	6 -3 -2 0 -1 0
for it	2 -11 -7 32 -6 -10
for it $	-6 -10 2 26 -3 -9
for letting	-7 -1 -4 -2 -2 16
for letting me	-10 -1 -2 -1 -1 16
for me	-7 13 5 11 -23 0
for me $	25 8 -2 -3 -4 -24
for me ,	2 10 9 -4 -6 -12
for me .	-28 3 -5 -12 0 42
for me ?	0 -5 0 7 0 -1
for me i	10 -3 -1 -1 -1 -3
for me please	-2 -6 0 6 -2 5
for me so	-23 -1 -1 -1 0 27
for me sorry	-2 0 5 0 0 -2
for me thanks	13 3 -2 -2 -1 -11
for me x	-5 1 6 -1 -1 -1
for my	6 3 -6 0 -2 0
for my mum	7 -1 -4 0 -1 -1
for not	14 1 -9 0 -2 -4
for nothing	-7 -1 -4 -1 0 13
for now	-7 -1 40 -3 -2 -27
for now $	-2 0 18 -2 0 -13
for now .	-4 0 14 0 0 -10
for once	9 -4 -2 -1 2 -3
for the	-7 13 3 20 -5 -23
for the Doffered	-29 -9 -2 15 -1 24
for the message	-1 -3 -1 -2 0 8
for the update	-7 0 -2 -3 0 12
for these	-6 6 0 1 0 0
for this	-5 0 8 15 -3 -15
for this but	-5 0 17 -1 0 -11
for this customer	-2 0 -1 -3 0 6
for us	1 -6 34 -11 -11 -7
for us $	-17 -4 39 -6 -3 -9
for us .	6 -6 -2 -3 -3 8
for us i	-3 8 -3 0 -1 -1
for work	11 -7 -2 0 0 -1
for work T	11 -7 -2 0 0 -1
for you	21 -5 4 -4 -4 -13
for you lot	-3 -2 9 0 0 -3
for your	7 4 -3 -5 -1 -3
for your e	-4 0 0 0 0 5
for your email	-7 0 0 -1 0 9
for your message	7 0 1 -1 0 -7
foreman	-6 -1 -2 -3 15 -4
forget	-12 -1 -7 -2 -1 22
forklift	0 -1 0 7 -2 -4
forklift on	0 -1 0 7 -2 -4
forty	-5 0 -1 -1 -1 7
forward	19 1 -1 -11 -1 -8
forward to	19 1 -1 -11 -1 -8
forward to it	11 0 0 -10 0 0
forwarded	-9 -8 -6 0 -1 24
forwarded .	-8 -8 -6 0 0 22
found	-1 -1 -2 -3 0 8
found one	-5 0 -1 -3 -1 9
found one cheaper	-5 0 -1 -2 0 8
free	-18 16 13 -25 17 -2
free $	-20 -3 21 -2 5 -2
free .	-1 0 4 -1 4 -6
free ?	-2 4 1 2 -1 -5
free ? $	-1 -1 2 5 0 -4
free Doffered	18 -2 -6 0 0 -9
free Doffered $	18 -2 -6 0 0 -9
free on	1 0 8 -5 0 -4
free on those	0 0 7 -2 0 -4
free to	-3 9 0 -7 4 -3
freezer	-5 0 -1 -7 -1 14
fridge	4 5 -5 1 -1 -4
from	16 0 -43 30 -19 15
from $	-4 0 0 22 -1 -16
from ,	5 -1 0 2 0 -5
from a	-5 -4 -2 1 1 9
from all	-3 0 0 -2 -2 7
from dialysis	10 -8 -1 0 0 -1
from dialysis T	10 -8 -1 0 0 -1
from home	18 -7 -7 -2 -2 0
from home $	15 -1 -2 -2 -1 -10
from home that	-7 -2 -2 0 0 11
from school	5 -4 -2 3 0 -2
from site	-10 13 0 -2 0 0
from start	-1 0 0 0 -4 6
from start to	-1 0 0 0 -4 6
from the	20 3 -28 3 5 -3
from the same	17 0 -17 0 0 0
from these	-2 0 -2 -2 -4 11
from this	9 0 0 -2 -4 -2
from uni	-2 0 -1 -5 0 8
from us	-5 -1 8 0 0 -1
from us $	-5 -1 8 0 0 -1
from you	-12 -3 -2 -2 -1 21
from you $	-10 0 -2 -6 -1 19
front	12 -6 -10 -6 -2 12
front ,	-1 -1 -6 -2 -1 12
front of	6 -3 -2 0 0 -1
full	-26 3 -5 -2 5 26
full of	-24 6 -8 -1 0 29
funeral	-16 1 23 -2 -1 -4
funeral on	-5 -2 10 -1 0 -2
furniture	-14 4 -6 5 -2 13
furniture .	-8 4 -1 0 -1 6
further	-9 -9 36 4 3 -24
further availability	-6 0 9 -1 -1 -1
further availability .	-6 0 9 -1 -1 -1
further notice	-2 0 12 -2 -1 -6
further notice $	-2 0 11 -2 -1 -6
further options	-7 0 13 0 -1 -4
further to	10 -7 -2 4 -1 -4
further to your	6 -2 0 0 -1 -3
gangplank	-1 0 -1 6 -3 -1
garage	-2 -1 -1 8 -1 -3
garden	-5 3 -1 0 0 4
gas	-24 -4 35 0 -1 -6
gate	-2 -3 -11 -13 -7 36
gate $	10 -1 -4 -5 -1 0
gate ,	-17 -2 -1 -3 -1 24
gate .	4 2 -1 0 0 -5
gate . $	4 2 -1 0 0 -5
gate is	-6 0 -1 -2 -1 10
gates	8 0 -1 0 -2 -5
gave you	0 0 -2 -1 -1 5
gave you this	0 0 -2 -1 -1 5
gemma	7 3 -1 -1 0 -8
get	32 6 -14 22 -4 -42
get T	-1 -8 11 -2 0 0
get a	3 -4 -4 20 -2 -12
get a narrower	-2 0 -1 5 0 -2
get a text	6 -3 -1 1 0 -2
get back	-14 8 -5 -6 -3 20
get back from	-3 5 0 0 0 -2
get back to	-11 0 -3 -6 -3 23
get duration	-9 0 -4 3 16 -7
get duration ,	-5 0 -2 -1 11 -2
get here	5 -3 0 -1 0 0
get in	-20 26 -2 -3 -1 0
get in from	-8 11 0 -2 0 0
get it	33 -13 -3 -10 -1 -6
get it here	21 -12 -1 -3 -1 -4
get it up	12 0 0 -10 0 -1
get my	-6 -2 -3 40 -3 -27
get my reply	-4 -2 -2 14 -1 -5
get near	-7 0 9 0 0 -2
get out	11 -1 -6 -7 -1 4
get the	13 5 1 -26 -6 13
get the driver	5 0 0 0 -5 0
get the keys	0 5 -1 -1 0 -2
get this	1 0 0 12 1 -13
get to	-9 2 9 -1 -1 -1
get to the	-8 1 9 0 0 -1
get told	-3 0 -1 7 -1 -2
get told nearer	-3 0 -1 7 -1 -2
get up	7 -3 -2 0 -2 0
gets	-5 0 3 1 0 1
getting	2 -1 -2 13 0 -11
getting back	-3 0 -1 0 -2 7
getting back to	-3 0 -1 0 -2 7
getting my	-1 0 8 -1 0 -5
getting this	-1 0 0 5 0 -3
getting to	7 0 0 -1 -1 -5
gift	-9 -1 0 7 0 3
gimme	-6 -2 -2 -13 17 5
gimme a	-3 0 -2 -6 21 -11
girl	7 0 6 -1 -1 -11
girl in	-6 0 7 0 0 0
girl in the	-6 0 7 0 0 0
give	-42 0 -9 -8 42 17
give me	-2 -1 -2 -3 5 3
give me a	-2 -3 0 -1 10 -4
give the	0 0 0 -2 5 -2
give us	-7 -5 -1 -5 31 -13
give us a	-9 -3 -6 -4 34 -12
give you	-3 9 -2 0 0 -4
given	-3 0 6 1 0 -4
given us	-3 0 5 0 0 -2
giving	-4 -1 6 0 0 -1
glasses	-1 0 -3 -1 6 -2
glasses on	-1 0 -3 -1 6 -2
glasto	-5 -3 12 0 -1 -3
glasto Doffered	-11 -2 14 0 0 0
go	40 -14 -10 7 -8 -15
go $	5 -1 -6 8 -2 -4
go ,	10 -1 -8 3 -1 -4
go , Doffered	13 -1 -11 0 0 -1
go ahead	3 -3 -1 -1 -4 6
go ahead with	1 -3 -1 -1 -4 8
go for	22 -7 -4 -4 -1 -6
go for Doffered	10 -3 -2 -1 0 -3
go round	-6 0 -2 3 -1 6
go round the	-1 0 0 5 0 -3
go with	15 -2 -2 -1 -1 -10
go with Doffered	14 -1 -2 -1 -1 -10
god	19 -1 7 -4 -3 -18
god bless	7 0 -1 -1 0 -6
god bless $	7 0 -1 -1 0 -6
god knows	-3 -1 9 -1 -1 -3
god knows when	-3 -1 9 -1 -1 -3
goer	11 -2 -7 0 -1 -2
goes	11 -5 -5 0 4 -5
goes to	0 2 -1 -5 0 4
goes to the	3 2 -1 -5 0 0
going	43 -6 10 -19 4 -33
going be	-6 0 -1 10 -1 -2
going far	10 0 -4 0 0 -5
going far $	10 0 -4 0 0 -5
going in	-2 0 6 -2 0 -2
going nowhere	8 0 -8 0 0 0
going to	19 -2 26 -27 -2 -14
going to say	9 -1 -1 0 0 -7
going to work	-1 0 6 0 -1 -3
golden	13 -3 -4 -1 0 -4
gone	2 -11 12 -8 -2 7
gone ?	-4 2 -1 -5 0 8
gone T	13 -11 -1 -1 0 -1
gone then	10 -2 -2 -1 0 -5
gone then Doffered	10 -2 -2 -1 0 -5
good	106 3 -27 -105 -43 -40
good !	10 0 -3 0 0 -6
good ! $	6 0 -1 0 0 -4
good $	31 10 21 -23 5 -37
good ,	8 -19 15 -15 -11 29
good , Doffered	-5 -3 11 0 0 -2
good , but	-1 -3 5 -1 0 0
good , i	24 5 0 -1 0 -27
good , it	5 -1 -3 0 0 -1
good , please	-4 0 13 0 -1 -9
good , thanks	14 -2 -2 0 0 -9
good , the	-3 0 5 0 0 -2
good , we	-3 5 -1 0 0 -1
good , yes	-8 0 0 0 0 9
good .	10 -23 -9 -17 -6 47
good . $	21 4 -6 -1 2 -20
good . Doffered	-7 -2 -8 0 0 18
good . do	10 -1 -1 -8 -1 0
good . i	18 -3 -3 -1 0 -12
good . if	5 0 -3 0 0 -2
good . is	8 -7 0 -1 0 0
good . kindly	-1 -1 11 0 -1 -9
good . please	5 0 0 0 -3 -2
good . thanks	-10 0 -3 0 0 13
good . the	0 0 5 0 0 -5
good ?	-13 13 0 1 0 -1
good ? $	-13 13 0 1 0 -1
good Doffered	-7 -1 8 0 0 0
good any	-1 0 -12 -2 0 16
good as	0 -1 5 -1 0 -3
good as i	5 -1 -4 0 0 0
good but	-50 33 20 -2 -1 0
good but can	-17 18 -1 0 0 0
good but i	-5 -2 -3 -1 0 12
good but make	-20 21 0 0 0 -1
good but not	-2 -16 21 0 0 -2
good by	16 2 1 -2 -5 -13
good by me	6 2 8 -1 -4 -12
good by us	11 0 -7 -1 -1 -1
good day	9 -3 -3 0 -1 -2
good either	-2 -1 5 -1 0 -1
good either day	-2 -1 5 0 0 -1
good for	46 -11 -9 -5 -4 -16
good for Doffered	7 -5 -1 -1 0 -1
good for me	-2 7 3 -2 -3 -3
good for the	39 -2 -8 -1 0 -26
good for us	2 -11 -3 -1 -1 14
good here	10 0 -2 0 0 -7
good i	-15 -1 -5 -1 -1 22
good i am	-22 -1 2 -1 -1 22
good jubbly	11 0 -2 -1 0 -8
good jubbly $	11 0 -2 -1 0 -8
good my	7 0 -2 -1 0 -3
good now	-2 0 -4 0 -2 10
good one	7 0 -1 0 0 -6
good pet	8 0 -2 0 0 -5
good stuff	11 0 -1 -1 0 -9
good stuff $	10 0 -1 0 0 -8
good thanks	27 -9 -9 -10 -1 3
good thanks $	-1 -8 -5 -2 -1 16
good thanks .	8 0 -1 -5 0 -2
good thanks you	11 -1 -2 0 0 -7
good that	9 0 -2 -1 0 -5
good that $	6 0 -1 0 0 -4
good the	9 0 -7 0 0 -1
good though	7 -1 -5 0 0 -1
good to	6 31 -2 -4 -7 -25
good to me	24 -1 -2 -1 -5 -14
good to my	5 0 0 -1 -1 -3
good to us	7 0 0 0 -1 -5
good to you	-5 6 -1 0 0 0
good with	17 2 -13 -3 0 -3
good with that	18 0 -5 -1 -1 -11
good x	7 0 -2 0 0 -4
good x $	7 0 -2 0 0 -4
goods	15 -1 -4 1 -2 -9
goods .	5 0 0 0 0 -4
goods . $	5 0 0 0 0 -4
goose	6 -1 -1 0 0 -3
got	-42 18 26 4 5 -10
got $	-4 -6 13 6 -2 -6
got .	12 -2 -3 -1 -1 -5
got Dfree	-5 10 0 -1 0 -4
got Dopen	0 5 0 -5 0 0
got a	8 -1 0 0 -6 -2
got any	-1 -3 -4 12 -1 -4
got anything	-9 29 5 -14 -2 -8
got anything T	-8 19 -2 -4 0 -6
got anything else	0 -1 7 -3 -1 -1
got covid	-2 0 13 -1 -1 -9
got for	-1 -7 -1 14 -2 -3
got for me	-1 -7 -1 14 -2 -3
got hands	-1 -3 0 0 5 -1
got it	-11 -13 -2 -7 -2 36
got my	-3 3 -4 1 -3 6
got one	-3 4 -1 -4 -1 5
got one off	-3 0 -1 -3 -1 8
got that	0 12 0 -11 0 0
got the	-26 -16 17 13 12 1
got the gas	-18 -2 23 -1 0 -3
got the right	-1 -5 -3 17 -1 -6
got the wrong	-2 0 -9 -3 -1 14
got this	0 8 -8 1 0 -1
got to	-1 0 -1 0 -3 5
got to be	-1 8 -1 -1 0 -5
gotta	23 -8 -6 -1 0 -6
gotta be	18 -8 -6 -1 0 -3
gotta be Doffered	10 -1 -6 -1 0 -3
gotta be gone	8 -7 0 -1 0 0
grace	-16 -3 -11 -1 0 31
grace $	-16 -3 -11 -1 0 31
grandkids	6 -3 0 0 -1 0
grateful	-1 1 3 0 1 -5
greetings	10 -7 -15 3 -4 14
greetings $	1 -4 -33 0 0 36
greetings ,	1 -2 18 3 -3 -17
greetings , $	-2 0 19 -1 -2 -14
grey	-10 -1 -3 0 -3 17
grey one	-6 0 -2 -10 -2 22
grey one $	-12 0 -2 -5 -2 22
grey or	0 0 0 9 0 -9
grey or the	0 0 0 9 0 -9
greyhounds	12 -9 -2 0 0 -1
ground	30 -2 -10 -3 -2 -14
ground floor	30 -2 -10 -3 -2 -14
guests	5 -1 -2 0 0 -1
guys	-4 -1 4 6 -1 -5
gym	5 -4 0 0 0 0
ha	15 -14 0 0 0 -1
had	-6 -37 -10 6 -8 55
had a	-4 -5 13 -4 -1 1
had better	9 -1 0 0 0 -8
had better turn	8 0 0 0 0 -7
had it	5 -14 -6 -10 0 25
had it wrong	13 -1 -1 -1 -1 -11
had my	-1 -2 13 -2 -2 -6
had the	-4 0 0 -7 -1 13
had this	-1 0 -2 -3 -1 7
had this number	-1 0 -1 -2 -1 5
haha	0 -3 -8 -3 -2 17
haha $	-14 0 -2 -3 -1 20
half of	-4 3 -1 6 0 -4
half past	5 -4 0 0 0 0
halfterm	10 5 -6 -3 -3 -4
halfterm all	6 0 -2 -1 -2 -1
halfterm all week	6 0 -2 -1 -2 -1
halfterm so	6 -5 0 0 0 0
halfterm so Doffered	5 -4 0 0 0 0
halfterm starts	5 -2 -2 0 0 0
halfterm starts on	5 -2 -2 0 0 0
halfway	-6 -1 0 -1 0 9
hall	3 -4 -7 -7 3 13
hall $	-1 -2 -1 -3 0 7
hall .	-4 0 -3 0 0 8
hallway	5 -1 -2 -1 0 -1
hand	3 1 -1 6 -1 -10
handed	-3 6 -2 0 0 -1
handed .	-3 5 -2 0 0 -1
hands	2 -5 -3 -1 12 -3
hands free	-1 -2 -3 0 7 0
hang	10 -3 -5 0 0 -2
hang on	7 -2 -3 0 0 -1
hang on that	5 -2 -3 0 0 0
happened	-5 -1 -3 -5 -1 15
happened $	-3 0 -1 -5 -1 10
happens	-18 -6 -4 37 0 -8
happens if	-4 -4 -2 16 0 -5
happens on	-13 -1 -2 19 0 -2
hard	3 -1 9 -2 -3 -5
hard .	-3 0 -2 -1 0 6
harder	-9 -1 28 -2 -3 -13
harder $	-9 -1 28 -2 -3 -13
harvest	-5 0 6 0 0 0
has	-1 -20 10 38 -14 -14
has a	2 0 1 -7 -2 7
has a key	5 0 1 -3 0 -2
has a tail	-1 0 -2 5 -1 -2
has been	-3 -2 0 9 -3 -2
has come	-2 0 -1 -1 -1 6
has come to	-2 0 -1 -1 -1 6
has given	-2 0 5 1 0 -3
has it	17 -6 -3 10 -1 -18
has it took	-1 0 -1 5 0 -3
has my	-3 0 -3 12 1 -8
has no	-5 0 -4 13 -1 -3
has the	-5 -2 3 9 1 -7
has to	14 -2 -5 -3 -1 -2
has to be	12 0 -9 -1 -1 -2
have	-35 14 56 -1 -24 21
have Dfull	2 -6 0 0 0 5
have Doffered	17 -6 2 -2 -1 -11
have Doffered please	8 -3 -2 -1 0 -2
have Dopen	-1 -7 10 -1 0 0
have T	7 -2 -1 -1 0 -3
have a	-37 -2 15 -4 5 23
have a funeral	-7 0 9 -1 0 -1
have a job	7 -1 -5 0 0 -1
have a tooth	-17 13 5 0 0 -1
have already	6 0 0 0 0 -5
have anything	-1 -1 14 -3 -1 -8
have been	-5 -8 11 -3 -1 5
have been good	-10 -2 21 -2 -1 -6
have booked	12 -2 -1 0 0 -9
have booked the	12 -2 -1 0 0 -9
have cancel	-15 0 0 -1 0 17
have changed	-1 0 -1 -2 0 5
have checked	12 0 -1 -1 0 -9
have checked with	12 0 -1 -1 0 -9
have gone	-6 0 -2 -1 0 9
have got	-7 -3 28 -4 10 -24
have got $	0 0 -1 7 -1 -5
have got .	12 -2 -3 -1 -1 -5
have got a	6 -6 4 -1 -2 -1
have got the	-24 -4 13 -3 12 6
have guests	5 -1 -4 0 0 0
have had	14 -14 -15 5 1 10
have had a	8 -1 3 -3 -1 -6
have had it	-5 -12 -1 -1 0 18
have heard	-6 -2 -1 1 -1 10
have i	-1 0 -2 20 0 -17
have i paid	-1 0 -2 20 0 -17
have it	-4 7 4 5 -1 -10
have it .	-1 0 5 -2 0 -1
have it on	-2 6 -3 -2 0 0
have just	3 5 5 -1 -2 -9
have just had	8 0 0 -1 -2 -5
have let	-6 2 3 -3 -2 5
have messaged	0 0 0 -5 0 6
have moved	-7 -1 -3 -2 -2 14
have my	-10 5 12 1 -1 -7
have never	-3 0 0 5 0 -1
have no	7 -3 -4 5 -2 -4
have no one	-3 0 5 -1 0 -1
have not	-4 15 -16 -2 -4 12
have not bought	-2 0 -9 -1 -1 14
have not even	-1 0 5 0 -1 -4
have not got	-1 16 -3 -1 -1 -10
have not ordered	-2 0 -11 -1 -1 14
have now	1 -2 -4 0 -1 6
have only	7 -3 -1 3 0 -7
have ordered	-3 0 -6 -1 0 11
have our	-5 0 6 0 0 -1
have passed	-5 0 0 -1 0 6
have physio	-7 13 -2 -2 -1 -1
have physio T	-8 13 -2 -2 -1 0
have quantity	-4 -1 -3 -1 3 5
have said	-3 -4 13 0 0 -6
have said Doffered	-3 -4 13 0 0 -6
have seen	-7 -1 -2 -1 0 11
have seen my	-7 -1 -2 -1 0 11
have some	-3 0 8 -1 -1 -3
have split	-7 0 6 -1 -1 3
have split up	-7 0 6 -1 -1 3
have that	-29 34 -3 -8 -1 7
have the	25 13 -6 -13 -5 -14
have the Doffered	32 -12 -2 -11 0 -7
have the T	-14 19 -1 -2 0 -2
have the right	5 -1 -1 -3 0 0
have the wrong	-3 0 -6 -1 -1 10
have to	14 -26 -9 13 -9 16
have to ask	-5 -1 -6 -5 -2 19
have to be	22 -6 -11 2 -1 -7
have to leave	17 -12 3 0 0 -7
have to talk	-9 -1 -1 0 -2 13
have told	13 0 -3 -1 -1 -7
have told the	13 0 -2 0 -1 -9
have you	-22 14 10 30 -6 -26
have you any	-8 -1 17 -3 -1 -4
have you got	-13 17 -11 31 -5 -19
he	28 -10 -17 -3 15 -13
he does	8 -2 -3 -3 4 -4
he does not	9 -2 -2 -2 0 -3
he is	23 -6 -12 3 -7 -1
he is $	-4 0 -2 12 -1 -5
he is duration	8 0 0 0 -7 0
he is not	16 1 -6 -1 -2 -8
he sorts	-1 0 -1 -1 8 -4
he will	2 -1 -2 -4 9 -3
he will tell	0 0 0 -2 5 -2
head	-2 0 -2 -2 12 -6
head in	-5 0 -1 0 7 -1
head in $	-5 0 -1 0 7 -1
heads	-4 -4 13 -2 0 -3
hear	-3 -2 -4 -5 -4 18
hear the	1 -4 -2 -2 -2 9
heard	-11 -2 -2 7 -1 10
heard of	-2 0 -1 -1 0 5
heat	9 0 -6 -1 -1 -1
heavy	1 -4 -2 11 -1 -5
heavy is	-4 0 -1 11 -1 -5
heavy is it	-4 0 -1 11 -1 -5
hel	-7 -1 3 -2 7 0
help	7 25 -7 -14 -7 -4
help $	2 1 -5 -3 -2 7
help carry	5 5 -1 -3 -1 -5
help carry $	5 4 -1 -2 -1 -5
help lift	0 5 0 -4 0 -1
help lift .	-2 6 0 -4 0 0
help me	2 6 0 -4 -2 -2
help shift	-6 10 0 0 -1 -3
hen do	3 3 -6 0 0 0
her	3 -5 3 -5 15 -11
here	30 -1 -20 -17 -3 11
here !	23 0 -12 -1 0 -10
here $	-1 -6 -1 -3 -4 14
here .	17 -6 -9 -2 -5 4
here . $	-1 -2 -7 -1 -2 12
here ?	3 -6 0 -7 0 10
here ? ?	-1 -3 0 -6 0 10
here Doffered	-9 0 14 -1 0 -4
here Doffered $	9 -7 0 -1 0 -1
here T	7 -6 0 0 0 -1
here all	-5 -2 -2 0 0 10
here all day	-6 -2 -2 0 0 10
here and	-2 0 0 5 4 -6
here any	-1 0 -2 -1 -1 5
here any more	-1 0 -2 -1 -1 5
here for	-4 0 -3 8 0 -1
here is	-1 -3 0 -1 12 -7
here to	-11 22 0 -7 -2 -2
here to help	-2 9 0 -4 -1 -2
here to lift	-4 8 0 -3 -1 0
hers	-15 -5 -4 34 -2 -8
hi !	11 0 -5 -1 -1 -3
hi $	-18 -1 -6 -5 -1 31
hi ,	-4 -6 -7 14 1 2
hi , Dconflict	-23 -6 0 0 -1 30
hi , Doffered	24 -5 -2 -4 -2 -10
hi , Dopen	-2 6 0 0 -1 -2
hi , any	14 2 -1 -1 -1 -12
hi , aside	9 0 -8 0 0 -1
hi , can	-8 1 0 10 -1 -1
hi , could	10 -6 -1 -2 0 -1
hi , either	11 0 -1 -1 0 -9
hi , i	-13 -8 0 -4 -4 29
hi , is	-3 -2 -1 12 -1 -5
hi , notmind	7 -1 0 -1 -1 -4
hi , thanks	-2 0 6 0 0 -3
hi , the	-14 8 -2 9 -2 2
hi , we	-11 10 5 -3 -1 -1
hi .	4 7 -4 3 -3 -7
hi . my	-5 7 0 0 -1 -1
hi Dopen	-6 6 0 0 0 0
hi can	11 -4 -2 1 -1 -5
hi do	-3 0 -1 12 0 -7
hi from	9 -1 -3 -1 0 -3
hi is	19 -3 0 -13 0 -3
hi it	4 -1 -1 -11 -1 10
hi it is	4 -1 -1 -11 -1 10
hi no	-3 0 11 -1 0 -7
hi no good	-3 0 11 -1 0 -7
hi yes	-4 0 0 -6 -1 12
hiding	6 -2 -2 0 0 -1
him	-3 3 1 -11 3 8
him $	7 -4 -2 -6 -1 6
hip	-9 4 13 0 -1 -7
hip done	-17 4 15 0 0 -2
his	-7 -8 1 1 2 10
hj	-13 -1 -6 -4 -1 24
hj $	-13 -1 -6 -4 -1 24
hmm	-9 -2 -4 -3 -1 20
hmm $	-15 0 -2 -3 -1 22
hold	-12 -12 6 -6 20 4
hold duration	-4 -1 -1 -1 12 -7
hold duration .	-3 -1 0 0 7 -3
hold on	-3 -10 -2 -4 -1 20
hold with	-2 0 0 0 6 -3
holds	14 0 -1 -3 -1 -10
holiday	-10 0 24 -8 -3 -2
holiday .	0 -8 9 -1 0 0
holiday Doffered	-16 5 17 -2 0 -4
holiday Doffered $	-11 -2 18 -1 0 -3
holiday Doffered ,	-5 5 0 0 0 0
holiday club	12 -8 0 0 0 -3
home	22 1 -2 5 -7 -19
home $	25 1 3 -11 -4 -14
home ,	7 -2 -1 0 0 -4
home .	20 -6 -13 -1 -1 0
home . $	7 -3 -4 0 0 1
home ?	-17 0 0 20 -1 -2
home ? $	-17 0 0 20 -1 -2
home Doffered	-9 -1 18 -3 0 -5
home Doffered $	-10 -2 20 -2 0 -5
home all	0 -5 -5 3 -2 7
home all T	-7 -4 0 0 -1 12
home and	-6 7 -2 -1 0 3
home both	8 0 -7 0 0 0
home both days	8 0 -7 0 0 0
home for	-5 0 11 -1 0 -5
home for any	-5 0 11 -1 0 -5
home on	-15 -5 9 -1 0 11
home on Doffered	-5 -3 9 0 0 -1
home so	7 -4 -1 -1 0 0
home that	-7 -2 -2 0 0 11
home that day	-7 -2 -2 0 0 11
home to	-3 9 0 -2 0 -3
home with	-2 10 0 -7 0 0
honestly	19 -6 -7 -2 -1 -3
hoping	5 -1 3 -1 -1 -5
hoping for	8 0 -3 -1 -1 -3
hosp	-3 4 5 -1 0 -5
hospital	-35 -5 65 3 -3 -25
hospital $	7 -6 -1 0 0 0
hospital appointment	-11 -7 31 -1 -2 -10
hospital appointment on	-10 -7 26 -1 -1 -7
hours	-4 -3 -3 -2 0 12
house	-6 5 33 -13 -2 -18
house $	21 0 3 -3 -4 -18
house ,	-7 -2 7 -2 -1 5
house .	-4 -2 8 -3 6 -5
house full	-9 9 0 0 0 0
house full of	-9 9 0 0 0 0
house is	-5 -1 16 -3 -1 -5
housebound	18 0 -17 0 0 -1
how	-1 11 -7 84 -16 -70
how about	-1 25 -3 -20 0 -1
how big	-2 0 0 5 0 -3
how do	0 0 -1 9 -1 -6
how do i	0 0 -1 9 -1 -6
how heavy	-4 0 -1 11 -1 -5
how heavy is	-4 0 -1 11 -1 -5
how is	-6 -4 -1 15 -2 -3
how late	0 -3 -1 7 0 -3
how long	-14 -1 8 18 -2 -9
how long will	-3 0 -1 5 0 -1
how many	6 -3 -3 12 -1 -10
how many men	-3 0 -1 7 0 -3
how much	15 -2 -3 6 -4 -12
how much is	20 -1 -2 -9 -2 -6
how much notice	-1 0 0 5 -1 -2
how to	8 -1 -1 -1 0 -6
how to turn	6 0 -1 0 0 -3
hubby	3 -3 -6 -4 -15 25
hubby can	7 -2 -2 0 0 -3
hubby is	5 2 -3 0 0 -4
hull .	-4 0 5 0 0 -1
human	-7 1 -2 -20 38 -9
human $	-2 2 -1 -5 11 -4
hun	16 8 9 -6 -3 -24
hun $	11 1 0 -1 -1 -11
hun .	-4 8 -4 0 0 -1
hun x	11 0 -1 -3 -1 -5
hun x $	11 0 -1 -3 -1 -5
husband	16 -3 -4 -10 -3 3
husband ,	-7 -3 -1 -3 -1 14
husband , who	-4 -1 -1 -3 0 9
husband is	-12 3 2 -4 0 11
husbands	9 1 0 -1 0 -9
i	-7 6 -7 48 -6 40
i accept	22 0 -4 -2 -1 -15
i accept this	22 0 -4 -2 -1 -15
i already	5 0 0 -1 0 -5
i am	14 15 35 -38 0 -12
i am $	-13 0 -4 -1 -1 18
i am a	2 6 1 -3 -3 -4
i am afraid	-7 16 14 -7 -3 -12
i am and	9 -2 -14 0 3 3
i am aside	-3 0 -3 0 0 7
i am at	-2 -5 31 3 -4 -24
i am away	-6 -6 22 -2 -1 -6
i am blind	-2 0 -1 -1 8 -5
i am doing	10 -2 0 -3 0 -4
i am down	-2 -1 6 0 0 -3
i am driving	-2 0 -7 -1 8 2
i am easy	13 -4 -4 -1 -1 -3
i am free	10 1 -9 -1 8 -9
i am getting	-1 0 8 -1 0 -5
i am going	5 0 -5 0 0 0
i am good	9 0 -8 -2 -1 2
i am have	-30 18 20 -2 -1 -4
i am home	30 10 -13 -9 -1 -17
i am in	16 20 -3 -12 -5 -17
i am never	-8 -2 23 -1 0 -13
i am no	0 0 -4 5 2 -2
i am not	-11 -1 14 -5 4 -1
i am now	-28 -12 8 0 -1 33
i am of	-5 -2 -31 0 0 38
i am off	17 17 -9 -3 -1 -21
i am on	12 2 -1 -9 0 -4
i am only	18 -10 -4 0 2 -5
i am out	-26 -8 -2 18 -1 19
i am registered	-2 0 0 -2 7 -3
i am retired	6 0 -2 0 0 -3
i am signed	6 2 -5 0 0 -4
i am sorry	-5 -1 2 0 -1 4
i am stuck	-7 -1 -4 18 -2 -3
i am the	-7 -3 3 -3 -1 11
i am up	6 -2 -1 -1 -1 -1
i am waited	-3 12 -1 -3 -1 -4
i am working	3 -14 20 -6 -3 0
i aside	-8 2 -1 -2 1 8
i aside .	-9 2 -1 -2 -1 11
i ask	-1 0 -3 26 -4 -18
i ask because	0 0 0 8 -1 -7
i ask who	0 0 -2 11 -1 -8
i be	-2 0 -1 10 -1 -5
i be able	-2 0 -1 9 -1 -5
i bought	-1 0 -1 2 6 -6
i can	17 -9 -5 -6 3 0
i can be	19 -8 -5 -2 2 -6
i can do	-7 8 -11 -6 -2 18
i can find	-4 0 0 -2 -4 10
i can give	0 8 -2 -1 -1 -4
i can let	-1 -1 0 7 0 -5
i can manage	5 0 -1 -3 0 -2
i can not	-54 -3 27 7 13 16
i can only	2 7 -3 -1 -1 -5
i can still	13 -11 0 -1 0 -1
i can swap	19 -1 -5 -6 -2 -6
i can you	-1 0 -1 -1 5 -4
i cancel	-7 -1 0 -10 -2 21
i change	-7 -2 -4 24 -1 -9
i change it	-9 -2 -4 23 0 -8
i changed	-1 0 0 10 -1 -8
i choose	14 0 -12 10 -2 -11
i choose ,	-4 -1 0 7 -1 0
i choose Doffered	16 -2 -11 1 0 -4
i collect	2 -2 -1 11 -1 -8
i commute	-5 10 0 -2 -1 -2
i confirm	51 -1 -5 -2 -1 -42
i confirm .	29 0 -2 -1 0 -26
i could	-4 5 10 -1 -2 -8
i could manage	-1 6 -1 0 0 -4
i did	-10 -2 7 -14 -1 20
i did not	-1 0 -5 -13 -1 20
i do	8 -5 -7 6 10 -13
i do not	12 -10 -6 5 9 -10
i do the	-7 7 0 0 0 0
i drive	-6 -5 12 2 -1 -2
i expect	0 -4 -2 -1 -1 7
i expect a	-3 0 -2 -1 0 7
i finish	-18 27 0 -3 -1 -6
i finish T	-9 13 0 -1 0 -2
i finish my	-5 6 0 -1 0 0
i finish work	12 -12 2 0 -1 -2
i get	-13 -1 5 26 -1 -15
i get a	-4 0 -3 16 -1 -8
i get the	6 -2 -1 -1 0 -2
i getting	-1 0 0 5 0 -3
i getting this	-1 0 0 5 0 -3
i got	6 -5 -2 -5 -5 11
i got your	0 0 5 0 0 -5
i had	6 -2 0 0 0 -3
i have	24 -14 -18 -22 4 20
i have Doffered	11 -3 -2 -1 0 -4
i have a	-5 -12 16 -5 3 3
i have been	-2 -3 -9 0 0 14
i have booked	12 -2 -1 0 0 -9
i have cancel	-16 0 0 -1 0 18
i have checked	12 0 -1 -1 0 -9
i have got	-12 -11 27 0 14 -19
i have had	9 -12 -10 -2 -2 18
i have heard	-6 -2 -1 1 -1 10
i have just	4 4 -1 -1 -2 -6
i have no	7 -3 1 -1 0 -3
i have not	-2 16 -26 -2 -2 16
i have now	5 -2 -3 0 -1 2
i have only	7 -3 -1 3 0 -7
i have passed	-5 0 0 -1 0 6
i have physio	-7 13 -2 -2 -1 -1
i have quantity	-4 -1 -3 -1 3 5
i have seen	-7 -1 -2 -1 0 11
i have the	1 24 -2 -18 -1 -4
i have to	12 -13 4 16 -2 -16
i have told	13 0 -2 0 -1 -9
i i	0 0 0 -12 0 13
i i did	0 0 0 -12 0 13
i just	-7 0 -2 4 7 -2
i just come	-3 0 0 5 0 -2
i know	0 3 -3 23 -2 -20
i know this	0 0 -1 7 0 -5
i leave	-12 8 0 8 0 -4
i look	-2 6 0 -1 0 -4
i look after	-5 6 0 0 0 -1
i lose	-1 -4 0 10 -1 -3
i may	11 -3 -3 -6 -2 3
i may be	-4 -1 -3 -2 -1 11
i mean	-12 8 -3 -1 0 8
i mean $	-8 -1 -2 -1 0 12
i meant	6 -2 0 1 0 -5
i might	5 -1 -1 -1 0 -2
i might be	5 -1 -1 -1 0 -2
i moved	-1 -7 0 11 -1 -2
i moved Dfull	-1 -7 0 11 -1 -1
i need	-21 39 -7 17 -7 -21
i need T	-31 35 -1 0 0 -3
i need a	-12 13 0 0 0 -1
i need to	9 -12 -4 19 -6 -5
i never	-9 0 -3 -16 -2 29
i no	-3 -1 5 -1 -1 0
i notmind	16 -2 -2 -1 2 -13
i notmind which	16 -1 -2 -1 -1 -12
i only	3 -2 0 5 1 -7
i only get	-2 1 0 5 0 -3
i open	-6 1 12 -3 -1 -2
i open the	-6 1 12 -3 -1 -2
i ordered	-12 -2 -2 11 -4 9
i ordered a	-3 0 0 -2 -1 5
i paid	-25 -11 -7 32 -2 14
i paid for	-1 -1 -3 22 -1 -16
i pay	-5 -1 0 15 -1 -8
i pay the	-4 0 0 14 -1 -8
i pick	0 -3 -4 15 -1 -7
i pick one	-1 0 -3 10 0 -6
i prefer	9 1 -3 0 0 -6
i prefer Doffered	9 -1 -3 0 0 -5
i rang	-7 0 -2 0 0 10
i rent	-1 0 -7 -3 -1 12
i request	-6 8 0 0 -1 -2
i run	-11 -2 20 -2 -1 -4
i run a	-11 -2 20 -2 -1 -4
i said	8 -5 -7 -1 -6 11
i said i	-14 -3 -5 -1 -5 27
i say	9 -5 -8 10 -1 -6
i say Doffered	-3 -2 -1 10 0 -4
i see	-30 -5 -3 -1 0 40
i shall	9 -4 12 -5 -8 -4
i shall be	5 -2 2 -2 -8 5
i shall have	1 -2 7 -2 0 -2
i sleep	14 -5 -1 -1 0 -6
i speak	-1 -2 -1 -2 10 -4
i speak to	-1 -2 -1 -2 10 -4
i suggest	-4 7 -1 -1 0 -1
i suggest Dfree	-4 7 -1 -1 0 -1
i suppose	10 -4 -8 -7 -1 10
i suppose $	6 -3 -7 -6 -1 11
i take	-5 9 0 -1 0 -3
i teach	-4 5 2 -1 -1 -1
i teach Doffered	-5 -1 7 0 0 -1
i think	14 -9 3 -16 -4 12
i think this	-2 0 -1 -1 -1 6
i think you	-4 0 -7 -1 -1 14
i told	7 0 -2 -1 -1 -4
i told the	6 1 -1 -1 0 -5
i took	-6 -2 4 0 -3 7
i trust	22 0 -9 0 0 -12
i waited	-11 -4 -3 -3 -2 22
i waited in	-5 -4 -2 -2 -1 12
i want	7 -6 -4 -5 1 6
i want it	3 -5 0 -3 -1 5
i want to	-3 1 -2 -1 1 5
i wanted	-4 0 -3 -3 0 11
i wanted it	-4 0 -3 -3 0 11
i was	-5 -27 10 -3 -1 26
i was going	8 -1 -1 0 0 -7
i was hoping	-5 2 6 -1 -1 -2
i was told	-5 -28 -1 -3 0 37
i will	0 -10 12 -31 -10 38
i will ask	-6 0 -5 -5 -1 18
i will be	-3 6 19 -7 -3 -13
i will come	-2 -1 8 0 0 -4
i will get	16 0 -1 -12 -1 -1
i will have	-8 1 -8 -2 -3 20
i will not	11 -13 3 -2 -1 1
i will see	-8 0 0 0 0 8
i will take	19 -1 -2 -1 0 -15
i will text	-10 0 8 -2 -1 5
i will write	-9 -3 -5 0 0 17
i work	-25 6 47 -6 -3 -19
i work Dfull	6 -1 -3 0 0 -1
i work Doffered	-21 -2 30 -2 0 -5
i work from	14 1 -2 -2 -1 -10
i work in	-14 19 -4 0 0 -1
i would	-6 8 14 -26 25 -15
i would be	2 -3 5 -2 0 -2
i would go	18 -5 -2 0 -1 -9
i would have	-4 -3 13 0 0 -5
i would like	-15 0 -6 -12 12 22
i would love	-11 0 22 -1 -1 -8
i would prefer	3 -1 -1 -2 9 -7
i would rather	7 -2 -5 -1 9 -8
i would sooner	0 -1 -3 -1 7 -2
i would want	-1 18 -1 -3 -1 -12
i write	-6 2 -2 -1 0 7
i yes	-21 -2 -7 -2 0 32
i yes $	-8 4 0 -2 0 6
idea	-3 -5 -12 -9 5 24
idea when	4 -4 5 -1 0 -3
identity	5 0 -3 2 -1 -3
ie	8 2 -3 -1 0 -6
if	19 26 -37 27 -18 -17
if Doffered	9 -1 -2 -1 0 -5
if Doffered is	8 -1 -1 -1 0 -4
if T	1 -7 -2 9 0 -1
if i	2 -22 -23 57 -8 -5
if i am	-6 -12 -18 32 -2 7
if i can	5 -2 -5 -9 -2 14
if i may	12 -1 0 -2 0 -8
if i pick	-2 -1 -4 14 0 -6
if it	-12 10 -1 0 -3 6
if it is	-4 12 -6 -3 -3 4
if my	14 -3 -1 -2 -2 -6
if my boss	6 -1 0 -1 -1 -2
if no	21 -1 -20 -7 -1 8
if no one	-1 0 -2 -4 0 7
if not	20 -1 -13 0 -1 -5
if not Doffered	10 -2 -7 0 0 -1
if not do	5 0 -3 0 0 -2
if nothing	0 -1 -2 -1 -1 5
if possible	0 13 -8 -1 -1 -3
if possible $	-10 12 -1 0 0 -1
if possible ,	9 0 -7 0 0 -1
if that	-1 6 -2 -1 0 -1
if that is	-2 5 -1 -1 0 0
if the	14 -2 0 4 0 -14
if there	24 -1 -18 -2 -3 0
if there is	24 -1 -18 -2 -3 0
if they	10 -2 -1 4 -4 -6
if we	-7 -6 -2 -2 4 14
if you	19 30 -10 -26 4 -18
if you can	19 21 -5 -21 -2 -12
if you have	-12 7 -1 -1 -3 10
if your	-27 17 -1 -2 -1 14
ignore	-2 -12 -8 -10 -9 41
ignore all	-12 -4 -2 -1 -1 21
ignore all previous	-11 -3 -2 -1 -1 18
ignore previous	-4 0 -1 -2 0 7
ignore previous instructions	-4 0 -1 -2 0 7
ignore the	15 0 -3 -2 -2 -8
ill	-2 -1 14 -3 -1 -7
impossible	-42 -4 59 -6 -2 -6
impossible ,	-19 -1 26 -1 -1 -4
in	-2 18 13 -1 -12 -3
in $	21 18 10 -5 2 -46
in ,	-4 0 7 1 0 -4
in , so	-5 0 5 0 0 0
in .	7 -7 -10 -3 3 10
in . $	21 -1 -6 -2 2 -14
in Doffered	-25 -4 14 -1 -1 17
in Doffered $	-18 0 19 0 0 0
in Doffered ,	10 -2 -5 0 0 -3
in Doffered .	-5 7 -1 0 0 -1
in Doffered T	7 -5 -2 0 0 0
in T	20 -9 -4 -2 -1 -4
in T $	7 -2 -2 -1 -1 -1
in a	4 -3 -6 -2 0 8
in a meeting	-5 -1 -3 -3 -2 13
in admin	-4 -1 0 0 0 6
in admin mode	-4 -1 0 0 0 6
in advance	8 -2 -5 0 0 -1
in all	27 -12 -22 9 6 -7
in all T	3 -10 -2 1 -1 10
in all day	16 -2 -17 10 7 -14
in all week	10 0 -3 -1 0 -6
in and	9 0 -4 -2 1 -5
in bed	8 0 0 -2 0 -5
in bed with	6 0 0 0 0 -4
in before that	-6 6 0 0 0 0
in bits	-4 4 -3 8 0 -5
in brittany	-7 0 7 0 0 0
in duration	5 -5 -1 0 2 -1
in either	-2 -12 16 0 -1 -1
in either day	-2 -12 16 0 -1 -1
in first	15 0 0 -2 -4 -9
in for	28 -5 -7 -3 -2 -12
in for Doffered	20 -2 -4 -2 -1 -11
in for O	8 -2 -4 -1 -1 0
in from	-8 11 -1 -2 0 0
in front	6 -3 -2 0 0 -1
in front of	6 -3 -2 0 0 -1
in hospital	-31 0 39 -1 0 -7
in hull .	-4 0 5 0 0 -1
in is	7 -2 -1 -2 0 -3
in it for	-2 5 -1 -2 0 0
in kettering	0 -1 -1 8 -1 -5
in labour	-16 -1 18 0 0 -1
in lanzarote	-4 0 12 -1 0 -6
in law	-3 2 -1 -2 5 -1
in leave	-1 -4 -6 -4 0 16
in leave it	-2 -4 -6 -4 0 17
in leeds	4 1 -8 -1 -1 6
in leeds $	-4 1 -4 -1 -1 9
in ludlow	5 -5 0 0 0 0
in ludlow .	5 -5 0 0 0 0
in magaluf	-3 0 11 -1 0 -7
in my	4 -3 -4 -12 -2 17
in my hall	-4 -2 -1 -7 0 15
in on	-4 0 17 4 -1 -16
in on Doffered	-12 -2 24 4 0 -14
in on both	6 0 -5 0 0 0
in portugal	-17 19 -1 0 0 0
in spain	5 -5 1 0 0 -1
in stock	-4 -1 -2 9 -1 -1
in tenerife	-15 3 18 -2 0 -4
in the	-30 14 -17 3 5 25
in the bath	-1 -1 -7 -2 -1 12
in the car	-3 -1 5 1 -1 -2
in the country	-4 10 -2 0 0 -4
in the day	-18 17 -2 7 0 -4
in the end	5 0 0 -6 0 1
in the garage	-4 0 -1 8 -1 -2
in the house	-3 -1 20 -4 -1 -11
in the porch	4 -3 -2 -5 -1 8
in the rain	-9 -1 0 1 0 10
in the shed	-1 0 0 -5 0 7
in the shop	-5 -2 -3 -2 -1 13
in the showroom	-11 10 6 -1 -1 -3
in the van	-5 0 4 1 0 0
in theatre	3 -5 -2 -5 -1 10
in then	-1 -2 5 -2 0 0
in then $	-1 -2 5 -2 0 0
in this house	1 -1 8 -3 -1 -4
in to	36 1 -9 -10 -2 -17
in to take	18 0 -5 -5 -1 -8
in touch	-15 -3 15 -1 0 4
in touch .	-5 -1 2 0 0 5
in touch when	-8 -2 12 0 0 -1
in town	-15 16 -1 0 -1 1
in with	16 -1 0 -3 -3 -9
in with the	10 -2 -2 -1 -1 -4
in work	-3 2 7 -2 0 -3
in work T	-6 6 0 0 0 0
in writing	1 -1 -7 -1 0 8
in writing .	-1 0 -7 0 0 9
in your	4 -1 0 3 -1 -5
include	-1 -2 0 5 0 -2
included	-8 -1 -2 35 -1 -23
inclusive	-5 -3 0 9 0 -1
incluye	-2 -1 -1 12 -1 -8
independence	6 1 -1 0 -1 -5
independence day	6 1 -1 0 -1 -5
infirmary	-6 -1 11 -1 0 -4
innit	7 0 -1 -1 0 -5
innit $	8 -1 -1 -1 0 -5
inside	-1 0 -1 6 0 -3
instead	-61 106 -10 -18 -3 -12
instead $	-33 41 -2 -2 -1 -4
instead ,	-8 13 -2 -2 0 -2
instead , i	-9 11 -1 -1 0 -1
instead ?	-8 29 -3 -11 -2 -4
instead ? $	-7 26 -1 -18 0 0
instead of	10 -4 -2 -2 0 -1
instead please	-24 26 -2 0 0 0
instead please $	-11 12 0 0 0 0
instead please ,	-16 16 0 0 0 0
instructions	-13 -3 -3 -4 -1 25
instructions and	-12 -3 -3 -3 -1 23
instructions and book	-7 -3 -2 -1 0 12
insurers	-3 0 6 -1 -1 -2
intent	-14 -1 -2 -2 -1 20
intent accept	-14 -1 -2 -2 -1 20
intent accept offer	-14 -1 -2 -2 -1 20
intercom is	-3 0 -1 -1 0 5
interest ,	-5 0 0 7 0 -1
interview	4 -1 7 -1 0 -8
into	-15 -1 29 -2 -3 -7
into labour	-3 -2 9 0 0 -4
invigilating	-1 5 -1 0 0 -3
ironing	5 -1 -1 0 -2 -1
ironing board	5 -1 -1 0 -2 -1
is	1 4 -6 64 -27 -8
is $	2 5 -16 -15 -2 27
is ,	-14 0 -1 -1 -2 17
is .	6 -11 -9 5 -1 9
is . $	11 -6 -1 -1 0 -4
is Dfree	-6 29 -4 -24 -3 9
is Dfree free	-1 6 -1 -4 0 0
is Dfree possible	-1 7 -3 -2 -1 -1
is Dfull	0 17 -1 -8 -2 -6
is Dfull $	-7 15 0 -3 0 -4
is Dfull and	7 -5 0 -1 -1 -1
is Doffered	3 -31 8 -4 -2 26
is Doffered $	-33 -3 -4 -11 -1 52
is Doffered i	-6 -4 22 -2 0 -9
is Doffered so	5 -2 -2 0 0 -1
is Doffered the	-5 -4 -1 10 0 0
is Dopen	0 10 -6 -2 0 0
is Dopen T	0 6 -5 0 0 0
is O	-13 -11 -2 40 -1 -12
is O ,	5 -1 -2 -1 0 -1
is O i	-1 -1 0 7 0 -5
is T	29 -25 -9 12 -1 -5
is T $	21 -14 -1 -2 -1 -4
is a	-39 -1 45 -2 -6 2
is a good	15 -3 -10 0 0 -2
is a long	-4 0 -2 10 -2 -3
is a nightmare	-19 -4 -1 -1 1 24
is a no	-9 -3 23 -2 -1 -7
is all	15 6 -8 -7 -4 -3
is all mouth	5 -1 -5 -1 0 1
is all the	13 -2 0 -4 0 -6
is already	-12 -3 -1 -9 -1 26
is already been	-3 0 -1 -2 0 6
is already here	-1 -2 0 -3 0 6
is an	2 0 -4 7 0 -4
is any	-8 -2 18 -3 -1 -3
is any good	-4 -2 11 -2 -1 -3
is at	17 -8 -7 2 -1 -4
is being	1 7 4 -4 -2 -6
is being resurfaced	-5 9 -1 0 -1 -2
is best	15 -2 -8 -2 -1 -1
is best for	10 -2 -8 -2 -1 2
is better	19 3 -5 -3 -1 -13
is better $	7 -1 -1 0 0 -5
is better for	1 7 -2 -3 -1 -2
is bin	-3 -9 -11 -4 0 27
is bin day	-3 -9 -11 -4 0 27
is broke	6 0 0 -5 0 0
is broken	-16 -1 -1 -3 0 21
is by	5 -1 -1 0 0 -3
is by the	5 -1 -1 0 0 -3
is calm	9 0 0 -4 0 -4
is calm $	9 0 0 -4 0 -4
is chocka	5 -4 0 0 0 -1
is chocka .	5 -4 0 0 0 -1
is coming	15 -1 -1 -11 0 -2
is complicated	-7 -1 -2 -8 21 -4
is complicated $	-4 0 -1 -7 16 -3
is doing	-5 0 -1 -1 9 -2
is doing my	-5 0 -1 0 7 -1
is due	-1 -4 3 6 -1 -3
is duration	8 0 0 0 -7 0
is first	7 0 0 -1 0 -5
is for	6 0 -2 -1 -2 -1
is for her	5 -2 -1 0 -1 -1
is free	11 -4 -2 1 4 -10
is free .	-1 0 0 -1 5 -3
is full	-15 -3 -8 -1 0 28
is full of	-15 -3 -8 -1 0 28
is going	-6 3 12 -4 -1 -4
is going in	-2 0 6 -2 0 -2
is going to	-4 0 7 -1 0 -2
is gone	14 -2 -2 -3 0 -6
is gone then	9 -2 -2 -1 0 -4
is good	47 5 -57 -22 -10 33
is good $	39 -1 -22 -1 -1 -13
is good ,	9 -6 -3 -2 -2 4
is good .	8 -13 -8 -5 -2 18
is good any	-1 0 -12 -2 0 16
is good as	-5 0 9 -1 0 -2
is good but	-36 42 -3 0 0 -3
is good for	14 -9 -2 -2 -1 0
is good i	-28 -2 -1 0 0 32
is good my	6 0 -2 -1 0 -3
is good thanks	-5 -1 -3 -2 0 10
is good to	15 0 -1 -1 -2 -11
is got	-9 16 -2 -5 3 -2
is got to	-8 15 0 -1 0 -5
is gotta	11 -1 -6 -1 0 -3
is gotta be	11 -1 -6 -1 0 -3
is have	-5 0 10 -4 0 -1
is her	-1 -1 0 0 10 -8
is here	3 9 -3 -11 -2 4
is here $	-4 3 -3 -5 -1 9
is here to	-3 7 0 -3 0 0
is home	-5 8 -1 -5 -2 4
is home $	-1 0 0 -3 -1 5
is home to	-3 9 0 -2 0 -3
is in	12 -5 -6 -9 2 6
is in $	8 -6 -1 0 0 -2
is in my	-2 -1 -1 -6 0 9
is in the	1 8 -2 2 -3 -6
is it	5 -16 -11 41 -6 -12
is it $	-18 -1 -3 -3 -1 26
is it both	-2 0 -1 7 0 -4
is it coming	-3 0 -1 14 0 -9
is it possible	2 -2 -1 7 -1 -5
is it the	7 -1 0 -2 0 -4
is less	-2 0 -2 10 -1 -4
is less likely	-2 0 -2 10 -1 -4
is literally	-3 4 5 -2 0 -3
is manned	9 -1 -2 -1 0 -5
is mr	-3 0 -2 -4 -1 10
is my	19 0 9 -4 12 -36
is my daughters	33 -1 -1 -2 0 -29
is my day	-2 7 -1 -1 -1 -1
is no	-7 6 -9 -6 11 3
is no answer	2 -3 -3 -2 0 6
is no charge	6 -1 -2 -2 0 -1
is no good	-5 3 -21 -2 15 11
is no use	-14 7 18 -1 -1 -10
is nobody	-20 -3 30 -9 -1 2
is nobody there	-9 -1 17 -5 0 -2
is not	-13 2 7 -4 -2 9
is not a	-4 0 -2 6 -1 1
is not good	-25 -4 15 0 -1 14
is not on	6 -2 -3 0 0 0
is not out	0 0 6 -1 0 -4
is not sandra	-1 0 -4 -2 0 7
is number	6 -1 -2 0 0 -3
is off	-6 3 0 -4 6 2
is ok	15 22 -21 -23 -3 10
is ok $	18 -8 -7 -1 -1 -2
is ok .	10 -3 -1 -6 0 0
is ok T	-15 16 0 0 0 0
is ok as	7 -1 0 -5 0 -1
is ok but	-20 15 -4 -2 0 11
is ok for	4 7 -7 0 -1 -2
is on	6 -1 -3 0 -3 1
is on place	6 0 -1 -1 0 -4
is only	-7 -5 9 1 -2 4
is only me	-5 -4 12 -1 -1 -1
is open	11 -5 -1 -1 -1 -4
is out	-22 15 -4 -2 -1 14
is out ,	-3 9 -1 0 0 -5
is out .	-1 9 -1 0 0 -6
is out of	-22 -5 -2 -1 0 30
is out the	-4 11 0 0 0 -7
is parking	-3 0 0 10 -1 -5
is paying	-1 -1 0 10 1 -9
is paying for	0 0 0 6 0 -6
is permit	4 -3 -1 8 -1 -7
is permit only	4 -2 0 7 -1 -7
is phonenumber	8 -1 0 -1 -7 0
is place	-8 0 -1 -1 0 10
is poor	-2 0 -4 -4 0 11
is possible	35 -6 7 -30 -1 -5
is possible ?	36 -4 -2 -28 0 -1
is possible as	-1 0 5 0 -1 -3
is quantity	-6 -2 -1 6 -1 4
is shut	-4 -1 10 -3 0 -2
is shut for	-3 0 8 -2 0 -2
is snow	-3 0 0 6 0 -2
is soft	7 -3 -2 0 0 -2
is sooner	8 0 0 -1 0 -6
is that	-25 -23 7 59 -4 -13
is that Doffered	-7 -9 -2 20 0 -2
is that the	-7 -1 -1 10 0 -1
is the	-17 7 2 40 -4 -28
is the Dfull	-4 9 0 -5 0 0
is the Doffered	-21 -4 -2 11 -1 16
is the day	-6 0 15 -6 0 -3
is the difference	-2 -2 0 6 0 -1
is the first	-4 10 -2 0 0 -4
is the one	10 1 -5 -5 -2 0
is the only	-6 8 3 1 3 -10
is then	8 -5 -1 -1 0 -1
is then $	7 -5 0 -1 0 -1
is there	-25 25 16 7 7 -29
is there $	-15 15 19 -10 -1 -8
is there a	-7 2 -1 1 13 -8
is there an	-8 12 -1 0 0 -3
is there any	6 -11 -1 6 0 0
is there anything	3 11 10 -20 -2 -2
is this	-19 -5 -7 80 -8 -41
is this ?	0 0 0 -9 0 10
is this a	-4 -2 -2 22 -2 -11
is this about	-2 -1 -1 10 -1 -5
is this for	0 0 0 -15 0 15
is this from	-7 0 0 13 -1 -5
is this legit	-3 0 -1 14 -1 -9
is this please	-1 0 0 10 -1 -7
is to	-2 -2 -2 0 -2 7
is typing	1 0 0 -2 5 -3
is typing this	1 0 0 -2 5 -3
is under	-5 0 -3 -6 -1 15
is under the	-5 0 -3 -6 -1 15
is up	0 -3 -1 -4 5 3
is upstairs	5 0 -1 0 0 -4
is wet	-7 0 -4 -3 -1 15
is wet concrete	-5 0 -2 -2 0 9
is what	10 -1 -2 -28 -1 21
is when	-27 31 -3 4 -1 -4
is when i	-23 28 -1 -1 0 -2
is when my	-2 -1 -2 7 0 -1
is working	4 -2 -1 4 0 -5
is wrong	8 0 0 0 0 -7
is yes	1 -5 -3 -2 -1 9
is yes $	-6 1 -3 -1 -1 10
is your	5 -2 -1 5 0 -7
it	5 -2 -23 63 -15 -18
it $	-23 21 -23 12 27 -14
it ,	0 -15 11 12 -2 -5
it .	-9 7 14 -5 1 -9
it . $	-3 4 2 2 4 -9
it ?	-1 -6 -1 8 1 -1
it Dfree	-6 17 -3 -1 -1 -6
it Dfree $	-2 7 -2 0 0 -1
it Dfull	-8 22 -8 -5 -2 1
it Doffered	6 6 0 -8 -1 -4
it Dopen	-7 -6 -2 -3 -1 20
it T	-1 11 -1 -6 -1 -1
it a	-5 -1 30 -6 -5 -13
it after	-5 -3 0 10 0 -2
it after $	-5 -3 0 10 0 -2
it any	-4 -1 -3 -6 -2 17
it any more	-4 -1 -3 -6 -2 17
it as	-13 -1 0 15 0 -1
it as well	-13 -1 0 15 0 -1
it assembled	-3 0 0 7 0 -3
it at	5 -1 3 1 0 -8
it be	-31 34 13 -9 4 -11
it be Dfree	-3 6 -1 -1 0 0
it be T	-36 44 -2 -5 0 -1
it be left	-4 -1 -4 12 -1 -3
it be on	-4 -1 -1 7 0 -1
it be possible	0 2 -3 -7 8 0
it be the	16 -10 -2 -3 0 -1
it both	-2 0 -1 7 0 -4
it came	-5 -9 -1 -22 -1 37
it came past	-3 -6 -1 -12 -1 23
it can	0 -1 -3 5 0 -2
it come	1 4 -2 6 -1 -8
it come flat	6 0 -1 -4 0 -1
it coming	-3 0 -1 14 0 -9
it coming from	-3 0 -1 13 0 -9
it cut	-1 -1 0 -1 10 -7
it cut off	-1 -1 0 -1 10 -7
it delivered	0 -1 -1 5 -1 -3
it down	-9 -2 -3 12 -2 3
it down $	-7 -1 -1 10 0 -1
it fit	-5 0 -2 16 -2 -8
it fit through	-2 0 -1 12 -1 -7
it for	-6 4 22 -1 -1 -17
it for now	-3 -1 23 -1 -1 -17
it goes	6 0 -1 -5 0 0
it had	8 -1 0 4 0 -10
it had better	8 -1 0 0 0 -7
it has	8 -2 -3 0 0 -2
it has to	6 -2 -3 0 0 -1
it here	21 -12 -1 -3 -1 -4
it here Doffered	9 -7 0 -1 0 -1
it i	-5 0 8 -3 -1 1
it in	-2 -12 -9 17 -4 11
it in $	-2 0 -2 7 -1 -2
it in .	-2 0 5 0 0 -3
it in before	5 -4 0 0 0 0
it in the	-2 -5 -4 3 -2 10
it is	53 -3 -24 -55 -2 23
it is $	3 -1 -2 -32 0 33
it is .	4 -10 -9 6 -1 11
it is Doffered	14 -3 -4 3 0 -10
it is T	9 -6 0 -1 0 -1
it is a	-4 17 7 5 -3 -22
it is all	8 -3 -2 -5 -3 5
it is already	-4 -2 -1 -8 -1 17
it is complicated	-5 0 0 -2 11 -3
it is going	-8 3 12 -3 0 -4
it is got	-7 14 -1 -1 0 -5
it is gotta	11 -1 -6 -1 0 -3
it is in	-2 -1 -1 -6 0 9
it is my	2 -1 -4 -1 5 -1
it is number	6 -1 -2 0 0 -3
it is permit	-2 0 0 8 0 -5
it is place	-10 0 0 -1 0 11
it is the	-14 -3 7 3 -2 10
it is then	8 -5 -1 -1 0 -1
it is up	5 0 -1 -9 0 5
it later	1 -1 -1 5 -1 -4
it later $	0 0 0 5 0 -4
it must	2 6 -6 0 -1 -1
it must be	2 6 -6 0 -1 -1
it myself	-1 -1 -1 14 -1 -10
it now	-2 -6 -4 -2 0 15
it now $	-2 -6 -4 -2 0 15
it off	-2 -8 -1 -5 0 16
it off .	9 -1 -1 -1 0 -7
it off Dfull	-11 -6 0 -1 0 18
it on	21 7 -2 -6 -3 -17
it on Dfull	-6 17 -3 -2 -1 -4
it on Doffered	9 -3 -2 1 0 -5
it on the	2 -4 6 -7 2 2
it out	10 0 0 -6 0 -3
it over	-12 -2 -2 3 -2 15
it over the	0 0 -2 -4 0 7
it over with	-6 -1 -1 0 -1 9
it past $	-2 0 -1 -2 0 5
it possible	2 -2 -1 7 -1 -5
it possible to	2 -3 -1 8 -1 -5
it round	5 -5 -2 -7 -1 10
it round the	8 -4 -2 -7 -1 5
it take	-3 0 -1 5 0 -1
it the	12 -3 -1 -3 0 -5
it the Doffered	6 -3 -1 -1 0 -1
it then	3 5 -6 0 0 -1
it then $	3 2 -5 0 0 0
it this	-8 -7 13 -10 -3 15
it this T	-8 -7 -1 -6 -2 23
it through	-4 -5 0 -2 16 -4
it through ,	-5 -5 0 -1 13 -2
it to	-5 -2 5 5 -2 -1
it to the	-1 2 7 -6 0 -1
it together	-3 0 -1 6 0 -3
it took	-1 0 -1 5 0 -3
it took week	-1 0 -1 5 0 -3
it up	15 -3 -5 -3 0 -4
it up quantity	7 -1 -3 -1 0 -2
it upstairs	-7 -1 -2 19 -1 -8
it upstairs $	-7 -1 -1 16 -1 -6
it was	-3 -2 -1 6 -1 1
it will	23 -7 -1 -8 0 -7
it will be	7 -3 6 -5 0 -4
it will have	15 -3 -6 -3 0 -3
it with	-27 -10 -7 -4 -2 50
it with you	-2 0 5 0 0 -2
it would	6 0 -3 1 0 -3
it would be	9 -6 -3 2 0 -3
it would have	-3 6 -1 -1 0 0
it wrong	13 -1 -1 -1 -1 -11
it yet	-7 0 14 -2 -1 -2
it yet $	-7 0 11 -2 -1 -1
item	-9 -3 -2 -11 -2 27
jk	-21 -1 -4 -3 -1 31
job	2 11 -7 -8 -3 5
job Doffered	-2 8 0 -6 0 0
jobs	-3 5 0 -1 0 -1
joke	-1 -4 -4 -5 -3 16
joke of	1 -1 -3 -2 -2 7
joke of a	1 -1 -3 -2 -2 7
jubbly	11 0 -2 -1 0 -8
jubbly $	11 0 -2 -1 0 -8
july	-1 -6 9 -1 0 -1
junk	5 -2 -1 0 0 -2
jury	-9 0 32 -4 -3 -16
jury service	-9 0 32 -4 -3 -16
jury service all	-6 0 25 -4 -1 -13
just	18 -9 0 14 -1 -23
just been	-7 4 6 0 -1 -2
just come	14 -2 -3 1 -1 -10
just come Doffered	11 -1 -3 -3 0 -4
just do	7 -1 -5 0 0 0
just drop	-13 -1 -1 18 0 -3
just get	14 -6 -1 -4 0 -3
just get it	12 -6 -1 -2 -1 -3
just had	6 1 0 1 -2 -6
just leave	3 -1 -4 -8 -1 11
just leave it	7 -1 -3 -6 0 5
just now	0 0 6 0 0 -6
just now .	0 0 6 0 0 -6
just ring	-4 0 -1 0 6 -1
just ring me	-5 0 -1 0 7 -1
just seen	6 0 -4 0 0 -2
just seen this	6 0 -4 0 0 -2
just the	14 -1 -12 8 0 -8
just the one	-1 0 -2 8 0 -4
just to	-14 0 -1 -2 0 17
just wondering	-2 -1 -1 5 0 -1
karen	-2 0 -5 7 4 -5
keep	1 12 -4 4 -1 -13
kelly	6 -2 -1 0 0 -3
kept a	-4 0 0 0 -1 5
kettering	0 -1 -1 8 -1 -5
kettle	12 -1 -1 -1 0 -8
kettle on	10 -1 0 -1 0 -8
kettle on .	7 -1 0 0 0 -6
key	9 -4 -5 -14 -2 17
key $	5 0 -4 -2 -1 2
key .	5 0 2 -4 -1 -2
key is	-5 -2 -3 -6 -1 18
key is under	-5 0 -3 -6 -1 15
key safe	6 -1 -1 0 0 -3
key safe is	6 -1 -1 0 0 -3
keys	-4 7 14 -4 1 -14
keys $	-3 3 7 -1 -1 -4
keys and	-2 0 8 -1 2 -8
keys so	5 -1 -1 -1 0 -2
kids	11 11 -7 -16 11 -10
kids $	-6 -3 -1 0 13 -4
kids are	6 3 -3 -3 -1 -2
kids are at	5 -1 -2 0 0 -2
kids back	-5 6 -1 0 0 0
kids back at	-5 5 0 0 0 0
kind	14 -3 -3 -2 3 -8
kind regards	12 -3 -2 0 -1 -7
kindly	-7 -3 10 5 3 -9
kindly confirm	-1 0 -7 0 0 9
kindly confirm in	-1 0 -7 0 0 9
kindly let	-4 -1 8 1 -1 -3
kippur	-9 -4 9 0 0 4
kitchen	-12 0 34 -8 -4 -9
kitchen fitters	-3 1 5 0 0 -2
kitchen fitters have	-3 1 5 0 0 -2
kitchen floor	-5 2 5 -1 0 -1
knock	13 -4 -5 -2 -1 0
knock hard	-1 0 -2 -2 -1 5
knock hard .	-3 0 -2 -1 0 6
knock loud	9 -3 -2 0 0 -4
knock loud $	7 -2 -2 0 0 -3
know	-47 -17 -10 19 -8 64
know $	-9 -1 -17 3 4 20
know .	-4 -2 -3 0 -2 12
know . $	10 -1 -1 1 -1 -9
know Dfull	1 -4 -1 -4 -1 8
know Dfull $	-2 -3 -1 -4 -1 10
know Doffered	-15 -2 -3 -8 0 29
know Doffered $	-15 -2 -3 -8 0 29
know how	5 -1 -1 0 0 -3
know how to	6 0 -1 0 0 -3
know the	-2 -1 -3 24 -2 -16
know this	0 0 -1 7 0 -5
know this is	0 0 -1 7 0 -5
know what	-11 -1 0 0 0 13
know when	-9 -1 24 -3 0 -11
know when it	-5 0 10 0 0 -5
know when the	-2 0 5 -2 0 -1
know whether	-2 0 0 5 -2 -1
know which	-6 0 7 0 1 -2
know yet	-1 0 -6 -7 -1 14
know yet $	-1 0 -6 -7 -1 14
knows	-5 -2 12 -6 10 -10
knows when	-3 -2 8 -1 3 -5
l	-5 3 -1 12 -1 -8
labour	-19 -3 27 0 0 -5
lad	6 -3 -2 16 -2 -16
lad $	6 0 -1 0 0 -4
lad s	5 -2 -2 0 0 0
ladder	-2 -2 -1 -1 9 -2
ladder $	-2 -2 -1 -1 9 -2
lads	-15 2 -7 14 -3 9
lads are	-6 11 0 -2 0 -3
lady	5 -1 -4 -1 0 0
lady so	5 -1 -3 0 0 0
lakes	-6 8 0 0 0 -2
land	9 -6 0 0 -2 -1
landing	0 0 0 7 -1 -5
landline	-6 -6 -13 0 29 -3
landlord	19 -5 10 0 -2 -22
landlord has	-8 0 12 -1 0 -2
lane	6 -2 -3 6 3 -9
lane is	-3 -2 -1 6 3 -4
lanzarote	-4 0 12 -1 0 -6
largest	-11 -1 -2 20 -4 -2
largest carton	-1 0 -1 6 -2 -1
last	7 -7 -12 21 -7 -2
last delivery	-14 0 -2 -5 -1 22
last lot	2 -2 -3 18 -3 -12
late	15 -12 -8 7 -3 1
late Doffered	15 -1 -9 0 0 -4
late on	6 -4 0 0 -1 0
later	-27 27 -5 1 -3 8
later $	-4 -4 -5 5 -2 9
later ?	-4 8 0 -4 0 0
later ? $	-4 8 0 -4 0 0
lates	11 -4 -3 -1 -1 -2
lates Doffered	-3 5 0 0 0 0
lates Doffered so	-5 6 0 0 0 0
law	-3 2 -1 -2 5 -1
lawn	-1 -2 -1 -1 -1 5
least	-6 0 4 0 -1 4
leave	-24 -1 16 -18 -17 44
leave T	11 -7 -1 0 0 -3
leave T $	6 -4 0 0 0 -2
leave and	-2 -1 5 1 0 -3
leave for	6 -1 -3 -1 -1 0
leave for a	7 -7 0 0 0 0
leave for work	11 -7 -2 0 0 -1
leave in	-3 -1 -1 -1 0 7
leave it	-34 12 30 -13 -10 15
leave it $	0 17 -1 -3 -1 -12
leave it at	8 -1 -1 -1 0 -5
leave it for	-1 0 9 0 0 -7
leave it in	2 -3 -3 11 -1 -5
leave it on	-3 -1 6 -7 -1 5
leave it with	-27 -11 -7 -4 -3 52
leave the	11 -4 -3 4 -1 -7
leave with	-1 -1 -7 -7 -2 18
leave with place	-8 -1 -5 -6 -2 22
leaves	6 0 -3 0 0 -2
leaving	-7 1 4 -1 -4 6
leaving do	-6 2 5 0 0 0
leeds	8 0 -9 -3 -2 6
leeds $	-4 1 -4 -1 -1 9
left	-4 -3 -6 16 5 -7
left for	-1 0 5 -1 0 -3
left with	-3 -1 -4 12 -1 -3
leg	-10 -3 48 -2 -4 -28
legit	-3 0 -2 18 -1 -13
legit ?	0 0 -1 6 0 -4
legit ? ?	0 0 -1 5 0 -4
legs	-1 -2 -7 5 -2 7
legs on	-2 0 0 6 0 -3
leicester	-3 -2 6 0 0 0
lemon	-2 -3 0 0 0 6
less	-3 0 -2 10 -2 -3
less likely	-2 0 -2 10 -1 -4
less likely to	-2 0 -2 10 -1 -4
let	18 -7 15 -21 -20 14
let me	-11 3 3 0 -11 16
let me check	-21 0 -1 -2 -2 26
let me down	-2 0 -1 -3 -1 7
let me know	7 -1 -2 5 -3 -7
let me look	-5 0 -1 -1 0 7
let me off	4 3 -1 0 -1 -5
let us	36 3 -2 -12 -6 -19
let us do	30 -1 -6 -10 -3 -10
let us me	7 -1 0 0 -2 -3
let you	-11 -11 10 -8 -4 25
let you in	4 -3 7 -1 -2 -5
let you know	-16 -9 2 -6 -2 31
letter	-3 -1 -6 -3 -2 14
letting	-3 -3 -4 -2 -2 15
letting me	-10 -1 -2 -1 -1 16
letting me know	-10 -1 -2 -1 -1 16
liability	-1 -1 -1 5 -2 -1
lie	10 -4 -2 -1 0 -3
life	8 -1 -4 -1 0 -2
lift	1 8 -17 15 -5 -2
lift $	1 1 -4 10 0 -7
lift .	-5 7 -5 10 -2 -6
lift . $	-4 8 -3 2 -1 -3
lift . can	5 0 0 -4 0 0
lift ?	0 0 -5 5 0 0
lift ? we	0 0 -5 5 0 0
lift and	-3 -1 -2 0 0 6
lift is	-2 -5 -1 -9 0 18
lift is working	6 -1 0 0 0 -3
lift it	-7 9 0 1 -1 -2
lift it $	-7 6 0 3 -1 -1
lift s	5 0 0 -2 0 -3
lifts	-1 -5 0 12 0 -5
like	39 -3 -18 -19 0 0
like $	19 6 -2 -2 -1 -19
like Dconflict	-18 -5 -1 0 -2 25
like Dconflict ,	-5 -4 0 0 -1 11
like a	-4 -17 8 -4 -11 28
like a lemon	-2 -3 0 0 0 6
like i	7 -1 2 -1 0 -7
like it	2 6 -2 0 -1 -4
like past	1 -1 -4 9 -2 -2
like past $	3 -1 -3 9 -2 -7
like the	18 -10 -4 -7 -2 5
like the Doffered	9 -3 0 -4 0 -1
like to	1 1 -2 -7 10 -3
likely	-2 0 -2 10 -1 -4
likely to	-2 0 -2 10 -1 -4
likely to get	-2 0 -2 10 -1 -4
lilo	6 0 -2 -1 -1 -3
link	-18 -1 -2 4 -2 18
list	-23 6 -5 -6 -3 31
list $	-2 -1 -2 -4 -2 11
literally	2 3 8 -4 -3 -6
little	-9 12 -3 4 0 -3
live	4 -6 -13 4 -5 16
live here	9 -5 -6 -2 -1 5
live here any	-1 0 -2 -1 -1 5
live on	-1 0 -1 5 -2 -1
live on a	-1 0 -1 5 -2 -1
living	9 -6 0 -2 -1 0
loading	-4 7 2 -1 0 -4
loading bay	-4 7 2 -1 0 -4
lol	2 5 3 -15 -7 12
lol $	9 -3 -11 -9 -5 18
lol .	0 12 -8 0 0 -3
lol not	-14 1 15 0 0 -1
lol so	6 -1 -5 0 0 0
long	23 -11 0 22 -5 -28
long Dfull	9 -4 0 -2 0 -3
long as	33 -5 -6 -10 -2 -10
long as the	6 0 0 -6 0 0
long as there	5 0 -1 -2 0 -2
long time	-4 0 -2 9 -1 -3
long will	-3 0 -1 5 0 -1
long will it	-3 0 -1 5 0 -1
longer	-12 -3 -25 -2 -3 44
longest	-2 1 -1 5 -2 -1
look	-2 5 -6 -22 -3 27
look after	-5 6 0 0 0 -1
look after my	-5 6 0 0 0 -1
look at	-14 2 -2 -9 -1 23
look at my	-8 0 -1 -1 0 9
look forward	19 0 0 -10 -1 -8
look forward to	19 0 0 -10 -1 -8
look later	-5 0 -4 -3 -1 13
look later $	-5 0 -4 -3 -1 13
looked	6 -1 -2 0 0 -3
looked at	6 -1 -2 0 0 -3
looking	2 11 0 -11 0 -2
lorry	16 -6 -10 14 -2 -12
lorry ?	-1 0 -3 5 -1 -1
lose	-1 -4 0 10 -1 -3
lost	6 0 8 -4 -1 -9
lot	-17 -15 -4 29 -10 16
lot .	2 -1 9 0 0 -9
lot are	-3 -3 -1 -4 -1 11
lot of	-13 -1 -2 -8 -1 25
lot of you	-6 0 -1 -6 -1 14
loud	10 -3 -2 0 0 -4
loud $	7 -2 -2 0 0 -3
love	-5 -16 18 -18 5 18
love $	23 -9 -9 -3 -2 0
love ,	2 -6 12 -5 3 -5
love , came	-3 -1 0 0 -1 5
love .	8 0 -7 0 0 -1
love the	-6 1 -4 -3 -1 12
love to	-14 0 17 -4 -2 4
love to say	-11 -1 22 -1 -1 -8
love x	-10 0 14 -1 -1 -1
love x $	-10 0 14 -1 -1 -1
lover	5 1 -1 0 0 -4
lover ,	5 -2 -1 0 0 -2
luck	6 -3 -1 2 -1 -3
ludlow	5 -5 0 0 0 0
ludlow .	5 -5 0 0 0 0
luv	-2 -1 -1 0 5 -2
ma	-4 -1 0 0 0 6
machine	0 -1 -1 7 0 -4
mad	6 -1 -1 0 0 -3
magaluf	-3 0 11 -1 0 -7
mail	-7 0 -1 3 -1 7
mailbox	-11 -5 -7 -1 -4 28
make	13 13 1 -14 -1 -12
make Doffered	12 -3 -5 0 0 -3
make either	-5 0 7 0 -1 0
make it	4 22 -1 -9 -4 -13
make it Dfree	-6 14 -3 -1 -1 -4
make it Doffered	13 -4 -3 -1 -1 -4
make it T	-5 12 -1 -5 0 -1
make it the	5 -2 -1 -1 0 -1
make sure	-6 0 -1 -2 -1 10
mam	-10 -2 7 -4 25 -17
mams	-10 0 13 1 0 -3
man	7 8 -6 0 -4 -5
man nor	-2 8 -1 0 -1 -4
man nor beast	-2 8 -1 0 -1 -4
manage	4 15 -5 -6 -1 -6
manage Dopen	-1 8 0 -3 0 -4
manage is	5 0 -1 -3 0 -2
manager	2 -4 -10 0 24 -11
manned	9 -1 -2 -1 0 -5
many	8 -3 -7 9 -4 -3
many men	-3 0 -1 7 0 -3
many thanks	-3 2 -3 -3 -2 8
many thanks for	-4 2 -3 -3 -2 9
march	7 0 -2 0 0 -5
mark	-14 -4 -3 -6 -2 29
mark as	-13 -2 -1 -1 0 17
mark as booked	-13 -2 -1 -1 0 17
marketplace	-4 0 -2 -4 -1 10
marketplace $	-3 0 -2 -4 -1 10
mat	0 -3 0 5 0 -2
match	-24 -10 14 -1 -3 25
match ,	-16 -1 18 0 0 0
mate	40 -3 5 -4 -3 -35
mate $	36 -1 14 -15 -5 -29
mate ,	0 -2 -3 -1 -1 7
mate i	1 -1 -4 -2 7 -1
mate i am	5 0 -2 0 -1 -1
maternity	9 0 -3 0 0 -5
matter	-6 -2 -2 0 3 7
mattress	-12 -3 -1 21 -1 -5
may	6 2 -5 -9 -4 10
may be	-4 -1 -3 -2 -1 11
may i	-6 6 -1 -3 -3 8
may i ask	0 0 0 10 -2 -7
maybe	10 -5 -44 -13 -2 54
maybe $	-4 0 -3 -2 -1 8
mayday	20 -7 -5 -1 -1 -7
me	-20 -47 -26 -51 145 2
me !	4 0 3 0 -2 -5
me $	10 13 -29 -18 33 -8
me ,	-13 9 -2 9 15 -18
me , Doffered	5 0 -4 0 0 -1
me , sorry	-7 -1 17 -3 -4 -2
me , thanks	15 -1 -3 0 -1 -10
me .	-10 -5 -4 -17 15 21
me . $	-15 -7 11 -1 14 -2
me . Doffered	-26 -1 -9 0 -1 38
me . i	6 3 -2 0 1 -9
me ?	25 -6 -9 -19 12 -4
me Dfull	-2 -5 0 -2 14 -6
me Doffered	-9 0 2 -2 -2 11
me O	-6 -1 -1 -1 8 -1
me T	-6 -9 -1 -1 23 -5
me T $	-3 -3 0 0 6 -1
me a	1 -6 2 1 8 -6
me about	8 -2 -2 -2 -1 -2
me and	1 8 6 -5 -2 -8
me and him	-6 6 8 -6 -1 -1
me back	7 -5 -3 -2 16 -12
me back $	4 -1 -2 0 5 -6
me back Dfull	-1 -5 0 0 6 -1
me before	-26 -1 0 0 28 -1
me before you	-25 0 0 0 26 0
me but	9 -2 9 -1 -2 -13
me check	-21 0 -1 -2 -2 26
me down	-7 -2 -3 -5 -3 20
me down for	-5 -3 -2 -2 -2 14
me duck	5 -2 -1 3 -1 -3
me duck $	5 -2 0 -1 -1 -1
me duration	12 -2 0 -4 -3 -2
me first	-15 -1 -2 -1 23 -3
me first $	-15 -1 -2 -1 22 -3
me from	-5 0 -3 -5 -8 20
me from these	-2 0 -2 -2 -4 11
me from this	-2 0 0 -2 -3 7
me how	-2 0 7 -2 -1 -2
me i	12 -5 -7 -1 5 -4
me i am	11 -5 -7 -1 5 -3
me in	38 0 -5 -5 -6 -23
me in for	19 -1 -4 -2 -1 -11
me know	-2 -2 -4 4 -4 9
me know .	13 -1 -1 0 0 -11
me look	-5 0 -1 -1 0 7
me look at	-5 0 -1 -1 0 7
me luck	7 -3 -1 0 -1 -3
me of	1 -1 -1 7 -2 -3
me off	-9 1 -3 -5 -6 21
me off $	8 0 0 0 -1 -6
me off your	-2 0 -1 -3 -2 8
me on	-4 0 -6 -8 18 0
me on the	-2 0 0 -1 -3 6
me on this	-1 0 -3 -7 16 -5
me or	5 -1 0 4 -2 -6
me pal	-10 -2 -4 -2 -3 20
me please	-8 -7 -2 2 16 -2
me please $	-4 0 0 0 9 -5
me please ,	-6 -1 0 -2 3 5
me please .	-1 -3 0 6 -1 -1
me so	-22 -3 -3 -1 -3 31
me so do	5 -2 0 0 -1 -2
me some	-2 0 18 -5 -2 -8
me some other	-1 0 14 -4 -2 -8
me sorry	-2 0 5 0 0 -2
me sorry $	-2 0 5 0 0 -2
me thanks	13 3 -2 -2 -1 -11
me thanks $	10 3 -1 -2 -1 -10
me that	-4 -2 8 0 -1 -1
me that $	-4 -1 6 0 0 0
me the	-2 -2 0 11 -3 -3
me through	-1 0 -3 -1 6 -1
me to	6 -1 -1 -4 0 0
me when	6 -2 6 -1 -10 1
me when he	9 0 0 0 -8 0
me when i	-2 -2 5 0 -1 -1
me whether	-5 -2 -1 11 -2 -1
me whether the	-1 -1 0 5 -1 -1
me x	-5 1 6 -1 -1 -1
me x $	-5 1 6 -1 -1 -1
mean	-26 6 -6 29 -1 -2
mean $	-8 -1 -2 -1 0 12
mean Doffered	-9 -2 -3 22 0 -7
mean Doffered $	-10 -2 -3 22 0 -7
means	10 -9 0 0 0 -1
means i	9 -9 0 0 0 0
meant	23 -12 -11 13 -1 -11
meant Doffered	5 -1 -2 0 0 -2
meant Doffered $	5 -1 -2 0 0 -2
meant to	12 -10 -9 12 -1 -5
measure	5 0 0 -4 0 0
meeting	6 -3 -10 -4 -2 12
meets	-36 -9 -2 -3 -1 51
men	10 -6 -6 3 -2 1
men .	-9 -1 0 0 0 11
men are	-2 0 -1 6 0 -3
mention	-22 16 7 0 0 0
mention it	-6 0 7 0 0 0
mess	12 -5 -3 0 -1 -2
message	-19 -12 -36 10 -1 58
message ,	7 -2 0 0 0 -4
message .	11 -3 4 0 0 -12
message . i	6 -5 0 0 0 -1
messaged	0 0 0 -5 0 6
messages	-5 -9 -9 -4 4 21
met	-4 0 0 -1 0 5
met with	-4 0 0 -1 0 5
meter	5 -1 -1 0 0 -3
meter box	5 -1 -1 0 0 -3
might	-10 -3 -4 -1 22 -3
might be able	5 -1 -1 -1 0 -2
milk	-10 -1 -6 -1 0 19
mind	8 -3 -14 -13 -3 26
mind the	1 -2 -9 -10 -2 22
mind the dog	6 0 -2 0 0 -4
mind the step	0 -1 -2 -3 -1 6
mine	-3 -1 1 0 9 -7
minutes	-4 -2 13 -4 0 -3
minutes $	-2 0 6 -3 0 -1
missed	-5 -3 -4 -1 -3 15
missus	-4 2 -2 -1 0 6
mobile	-1 -5 8 -2 0 -1
mode	-5 -1 -4 -1 -2 13
mode confirm	-4 -1 0 0 0 5
mode confirm O	-4 -1 0 0 0 5
moment	6 -5 0 2 -1 -2
money	-14 -4 -12 7 -7 29
money $	-16 -1 -4 0 -2 23
money back	-5 -1 -3 -2 -1 12
money back .	-3 -1 -2 -1 -1 8
money for	5 0 -3 0 0 -2
montaje	-1 0 -1 6 0 -3
month	-5 14 -2 -1 -3 -4
more	-36 -15 4 2 -6 51
more $	-9 -3 -15 7 -2 21
more ,	-4 -3 -2 -2 -2 13
more , moved	-1 -2 -3 0 0 7
more .	-1 -1 -3 -5 -1 12
more . $	0 -1 0 5 -1 -3
more ?	-11 -3 13 1 0 0
more ? $	-11 -3 13 1 0 0
more options	-13 -1 16 -1 0 0
most	4 -5 -6 3 4 0
mother	-2 -5 12 -4 1 -4
mother s	-9 1 14 -3 -1 -2
mouth	5 -1 -5 -1 0 1
mouth $	6 -1 -3 0 0 -1
move	7 17 -3 -7 -6 -8
moved	-7 -19 3 6 -6 24
moved Dfull	-1 -14 -2 21 -1 -2
moved Dfull $	-1 -10 -2 15 -1 -2
moved in	-3 0 19 -3 -2 -11
moved in $	-3 -1 19 -3 -2 -11
moved out	-2 -3 -3 -16 -1 24
moved out ages	-1 0 0 -15 0 17
moving	-5 4 -9 5 0 4
moving in	-6 8 -1 0 0 0
mr	-5 -2 -8 -4 16 3
mrs	-1 -12 -2 -3 4 15
much	10 0 -12 -7 10 -1
much ,	10 0 0 -10 0 0
much appreciated	-6 0 -1 0 1 6
much appreciated .	-5 0 0 0 0 6
much for	-5 -1 -1 0 0 7
much for letting	-6 -1 -1 0 0 7
much is	20 -1 -2 -9 -2 -7
much is it	20 -1 -2 -9 -2 -6
much notice	-1 0 0 5 -1 -2
much to	-2 -3 -1 -1 12 -5
mum	-8 -14 -7 -26 5 50
mum $	-10 -3 -12 -2 -1 28
mum ,	-8 0 0 -11 3 17
mum is	12 0 -1 -4 6 -13
mum s	6 0 5 -1 -1 -9
mum s been	-1 0 8 -1 0 -6
mum will	18 0 -5 -4 -1 -8
mum will be	18 0 -5 -4 -1 -8
mums	-16 -1 25 -4 3 -7
mums $	-8 -5 14 -1 0 0
muppets	-12 0 -3 -3 -1 19
must	-3 -2 3 -5 -2 9
must .	6 -1 0 -1 0 -4
must be	9 -1 -6 0 -1 -1
must be T	-6 6 0 0 0 0
my	-31 -36 -8 43 27 24
my ankle	-8 -1 9 0 0 0
my back	6 2 -5 0 0 -4
my back so	9 0 -4 0 0 -4
my boss	11 -2 -1 -1 -1 -6
my boss let	5 0 0 0 -1 -3
my brother	11 -2 -3 -4 1 -4
my brother is	10 -4 -2 0 -1 -1
my carer	5 -2 -1 -3 8 -8
my cast	-2 0 8 -1 0 -6
my cast off	-2 0 8 -1 0 -6
my chemo	-28 -2 38 -2 -1 -6
my chemo $	-28 -2 38 -2 -1 -6
my dad	8 1 -1 -4 -1 -4
my daughter	0 0 -6 3 1 2
my daughter is	-4 -2 -1 -3 -1 10
my daughter s	0 0 -1 5 0 -3
my daughters	33 -1 -1 -2 0 -29
my day	4 8 -5 -2 -2 -3
my desk	-9 -1 0 0 0 10
my desk on	-9 -1 0 0 0 10
my driving	-12 -2 24 -6 0 -4
my driving test	-12 -2 24 -6 0 -4
my email	-17 0 -3 7 -1 15
my ex	-1 0 -1 16 -2 -13
my eyes	3 -1 -3 -3 6 -2
my eyes are	3 -1 -2 -3 5 -2
my glasses	-1 0 -3 -1 6 -2
my glasses on	-1 0 -3 -1 6 -2
my good	-4 0 -2 0 0 7
my hall	-4 -2 -1 -7 0 15
my hall $	-2 -1 -1 -5 0 9
my head	-3 1 -1 -1 7 -2
my head in	-5 0 -1 0 7 -1
my hip	-9 -3 14 0 0 -2
my holiday	-1 6 0 0 0 -3
my husband	19 -7 -3 -9 -3 4
my husband ,	-7 -3 -1 -3 -1 14
my husband is	-9 -1 2 -4 1 11
my husbands	10 -1 0 0 0 -9
my lad	1 -2 -4 12 -1 -5
my lad s	5 -2 -2 0 0 0
my landlord	22 -1 -1 -2 -1 -16
my lover	5 1 -1 0 0 -4
my lover ,	5 -2 -1 0 0 -2
my mam	-4 1 -2 -3 25 -16
my mate	-9 -1 -3 19 0 -6
my mind	0 0 -4 -3 -1 8
my money	-6 -1 -2 -1 -2 12
my money back	-2 -1 -2 -1 -1 7
my mother	5 -4 3 -4 2 -2
my mum	-10 -5 11 -12 4 12
my mum is	8 0 -1 -3 6 -10
my mum s	-2 2 7 -1 -1 -6
my mums	7 -1 -5 1 3 -5
my name	-5 -1 -3 -1 -1 11
my name is	-4 -1 -2 -5 -1 12
my nan	-17 9 -2 -6 -2 17
my neighbour	-4 -3 -7 14 3 -2
my neighbour is	0 0 0 -2 5 -3
my neighbour take	-3 0 -2 8 -1 -2
my number	-5 -2 -1 0 7 1
my old	-18 0 -1 37 -1 -16
my order	-5 -1 -4 8 -5 7
my order $	-2 0 -1 10 -1 -6
my other	-4 4 -6 8 0 -1
my phone	-3 0 -7 -1 -1 13
my reply	-4 -2 -2 14 -1 -5
my rota	-5 -11 3 0 -3 16
my shift	18 -8 11 -11 -3 -8
my shift $	27 -4 -5 -9 -2 -6
my shift pattern	-9 -2 13 -2 0 0
my shifts	-2 -4 -4 -8 -3 20
my shifts $	-4 0 -3 -6 -2 16
my sister	8 -2 5 -4 -1 -6
my sister s	5 -2 1 -1 -1 -2
my sisters	8 -2 -4 0 0 -1
my sisters in	5 0 -4 0 0 0
my son	-2 -4 -6 5 2 5
my son is	-6 3 -1 -5 -2 11
my son s	-8 -2 0 14 -3 0
my son will	6 -1 -1 0 0 -4
my wife	8 -3 -2 -5 9 -6
my work	0 -2 -3 10 -1 -3
my work instead	0 -2 -1 5 -1 -1
my your	-2 0 -1 6 -1 -2
my your old	-2 0 -1 6 -1 -2
myself	2 2 -2 14 -2 -14
myself $	-3 2 -1 14 -1 -10
myself .	5 0 -1 0 0 -4
n	-2 0 -1 10 -1 -7
name	18 -11 -12 3 -4 5
name .	11 -1 -1 -1 0 -9
name is	-4 -1 -2 -5 -1 12
name on	-5 0 0 7 0 -1
nan	-12 7 -2 -6 -2 15
narrow	-13 -4 -8 31 -2 -4
narrow it	-8 -2 -2 13 -1 -1
narrow it down	-8 -2 -2 13 -1 -1
narrowboat	-2 -1 -2 7 0 -2
narrowboat and	-1 0 -1 6 -2 -1
narrower	-3 -1 -1 8 -1 -2
narrower time	-2 0 -1 5 0 -2
nativity	0 -1 -1 -2 -1 5
nav	5 -2 -1 0 0 -2
near	-7 0 9 0 0 -2
nearer	-5 -3 -3 14 -1 -2
nearer $	3 -3 -1 5 -1 -3
nearly	5 -1 0 0 -1 -3
need	-16 42 -30 -17 31 -10
need T	-31 35 -1 0 0 -3
need a	-14 4 -2 -12 32 -8
need it	1 26 -8 -5 -2 -13
need it Dfull	-1 20 -7 -2 -1 -8
need to	11 -24 -12 7 2 17
need to ask	-1 -1 -2 -4 -4 12
need to check	4 -2 -3 -7 -5 14
need to know	-1 0 0 6 -1 -3
need to move	9 -3 0 -5 0 0
need to pay	-2 0 0 8 -1 -4
need to see	-1 -9 0 -1 -1 13
need to speak	-6 -1 -2 -4 3 9
need to talk	-2 0 -1 -2 18 -13
needed	-8 -1 -35 -2 -1 47
needed $	-8 -1 -35 -3 -1 48
needs	19 -15 -5 1 -6 6
needs to	0 -7 -2 -5 -2 16
needs to be	0 -8 -2 -7 -1 19
neighbour	0 -4 -8 12 1 -2
neighbour ,	-5 0 -1 -6 -1 13
neighbour is	0 0 0 -2 5 -3
neighbour is typing	0 0 0 -2 5 -2
neighbour take	-3 0 -2 8 -1 -2
neighbour take it	-3 0 -2 8 -1 -2
neighbours	8 -2 -3 2 0 -5
neither	-82 8 175 -19 -11 -71
neither $	-14 -14 68 -6 -3 -31
neither date	-12 5 17 -1 -2 -7
neither date is	-12 5 17 -1 -2 -7
neither day	-6 5 4 0 -1 -1
neither day works	-6 5 3 0 0 -1
neither is	-10 -5 23 -2 -1 -6
neither is any	-7 -5 18 -2 -1 -3
neither love	-13 -1 27 -3 -1 -10
neither love ,	-5 0 13 -2 -1 -4
neither of	-5 7 4 -2 -1 -4
neither of these	-2 -2 6 -1 0 -1
neither of those	-2 9 -3 -1 -1 -3
neither sorry	-1 5 0 -1 0 -3
neither suits	-6 0 9 -1 -1 -2
neither works	-13 2 12 0 0 0
never	-31 -8 17 -26 -10 58
never again	-3 0 -2 -1 -1 7
never again $	-3 0 -2 -1 -1 7
never bought	0 0 -1 -14 -2 17
never bought a	0 0 0 -14 -1 15
never go	7 -2 -2 -1 0 -1
never heard	0 0 0 6 0 -6
never heard of	0 0 0 6 0 -6
never in	-8 -2 23 -1 0 -13
new	-1 2 12 -22 -11 19
new carpet	9 -2 -2 -1 0 -4
new cooker	0 5 0 0 -1 -3
new job	-5 3 4 -2 0 -1
new phone	-2 0 -1 -14 -6 24
new phone who	-2 0 -1 -14 -6 24
new tenant	0 -3 -2 0 0 6
new year	-8 1 8 0 0 -1
next	-16 -6 2 24 -4 0
next door	-5 -11 -8 23 -4 5
next door $	0 -2 -4 10 -1 -3
nightmare	-17 -4 -1 -1 1 22
nightmare $	-15 -2 -5 -1 -1 24
no	-84 -35 216 -50 -10 -61
no $	-70 -23 136 -14 -8 -19
no ,	-31 -10 61 -6 -6 -7
no , $	-19 -2 49 -2 -3 -23
no , Doffered	-14 -1 19 0 0 -4
no , i	9 -2 -1 -2 0 -4
no , no	-2 0 8 -1 -1 -4
no .	-47 -6 58 -6 0 2
no . $	-31 -1 41 0 -1 -7
no . Doffered	-15 -5 27 -1 -1 -6
no . i	-12 -2 21 -2 -1 -5
no . panto	-2 0 5 0 0 -3
no . what	-3 0 5 -1 0 -1
no Doffered	2 6 0 0 -1 -6
no Doffered no	-3 -1 9 0 0 -4
no and	-5 -4 18 -3 -1 -6
no and no	-5 -4 18 -3 -1 -6
no answer	2 -4 -5 -3 -1 10
no charge	6 -1 -2 -2 0 -1
no charge for	6 -1 -2 -2 0 -1
no delivery	19 -2 -8 -3 -2 -4
no dentist	6 -1 -1 0 0 -4
no drama	7 -6 -1 0 0 0
no for	-27 7 1 -2 -1 21
no for Doffered	-23 -2 0 0 0 26
no from	-8 0 8 0 0 0
no from us	-8 0 8 0 0 0
no furniture	-2 0 -7 -1 0 10
no go	6 1 -2 -2 0 -2
no go ,	12 -1 -8 -2 0 -1
no good	-87 22 90 -8 10 -27
no good $	-80 -11 60 -3 13 22
no good ,	-2 -1 9 -1 0 -6
no good .	-8 -1 12 0 -1 -2
no good Doffered	-7 -1 8 0 0 0
no good either	-2 -1 5 -1 0 -1
no good for	31 5 -5 -2 -1 -28
no good i	5 2 3 -1 0 -8
no good to	-24 29 -4 0 0 0
no hang	5 -2 -3 0 0 0
no hang on	5 -2 -3 0 0 0
no idea	-9 -1 -10 -8 5 24
no idea when	-1 0 6 -1 0 -3
no lift	15 -3 -11 5 0 -7
no lift $	1 0 -4 10 0 -6
no longer	-8 -3 -27 -1 -2 41
no more	0 -2 -2 0 0 5
no not	18 0 -17 0 0 -1
no one	-7 4 6 -6 -2 4
no one is	-1 0 -2 -4 0 7
no one to	-3 0 5 -1 0 -1
no only	8 0 -5 0 0 -2
no only just	8 0 -5 0 0 -2
no preference	60 0 -40 -3 -2 -15
no preference $	38 0 -20 -2 -1 -14
no scrap	6 -1 -5 0 0 0
no scrap that	6 -1 -5 0 0 0
no signal	1 -6 -12 0 20 -2
no sorry	-3 -1 6 -1 0 -2
no stairs	10 0 -5 -2 -1 -2
no thanks	-10 0 24 -1 -2 -11
no thanks $	-6 0 17 -1 0 -9
no thanks you	-4 0 7 0 -2 -1
no the	9 2 -4 -1 -1 -5
no to	5 -7 43 -4 -6 -31
no to Doffered	30 -2 -10 -1 -1 -17
no to all	-8 -2 22 -1 -2 -8
no to both	-7 -1 16 -1 -2 -6
no to these	-5 0 6 0 0 0
no use	-16 4 34 -3 -4 -15
no use to	-10 3 17 -2 -3 -5
no wait	-14 -1 -15 -2 -1 34
no we	-4 -2 12 -1 0 -4
no x	-16 0 22 -1 -1 -5
no x $	-16 0 22 -1 -1 -5
nobody	-48 -6 69 -14 -1 0
nobody came	-6 -2 -3 -1 -3 14
nobody came .	-2 -2 0 0 0 5
nobody home	-16 -2 31 -3 0 -10
nobody in	7 -2 -2 0 0 -3
nobody is	-4 9 0 -1 -1 -3
nobody there	-6 -1 17 -5 0 -5
none	-37 4 81 -14 -8 -27
none of	-30 4 72 -15 -4 -28
none of the	-7 6 21 -6 -1 -13
none of them	-16 -2 39 -4 -2 -15
none of these	-1 -1 7 -4 0 -1
none of those	-7 2 9 -1 -1 -2
none suits	-4 0 9 -1 -1 -3
none suits .	-4 0 9 -1 -1 -3
nor	-18 7 -11 -1 5 18
nor beast	-2 8 -1 0 -1 -4
normal	0 -10 11 1 0 0
normally	-8 -14 23 1 0 -2
not	-74 -12 203 -66 -1 -7
not $	-6 -10 49 0 -4 -29
not ,	1 -1 6 -1 -2 -3
not .	-29 -8 10 3 0 24
not . $	-20 -5 -3 3 -1 24
not Dfree	-1 -9 14 0 -1 -2
not Dfull	-7 -13 24 0 0 -2
not Doffered	-31 15 54 -10 -6 -23
not Doffered $	-27 -11 54 -3 -2 -11
not Doffered ,	11 7 -9 -1 -1 -7
not Doffered .	14 -2 -18 0 -1 7
not Doffered Doffered	19 -2 -12 -3 0 -2
not Doffered T	-3 12 -8 0 0 0
not Doffered and	-6 -1 13 -1 0 -4
not Doffered but	0 6 -5 0 0 0
not Doffered or	15 -1 -9 -2 -1 -3
not Doffered please	-39 -1 41 0 0 -1
not Doffered so	9 0 -8 0 0 0
not O	25 -5 -8 -1 0 -12
not T	10 25 -16 -1 -2 -15
not T $	23 0 -10 -1 -1 -11
not a	20 -6 -17 6 -1 -2
not a T	12 -5 -3 0 -1 -3
not a scam	0 0 -1 7 0 -5
not accept	-5 0 9 -1 -1 -2
not accept delivery	-5 0 9 -1 -1 -2
not agreeing	-2 -1 -5 0 13 -5
not answer	5 -1 -1 0 0 -2
not any	-7 -2 11 3 -2 -4
not any of	-7 -1 12 -2 -1 -1
not ask	20 2 -20 0 0 -1
not ask and	17 0 -17 0 0 0
not at	-13 12 9 -2 -1 -5
not at home	-5 -2 8 0 0 -1
not at work	-1 5 -3 0 0 0
not back	6 2 -3 0 0 -5
not be	-13 -18 18 3 -1 11
not be back	22 -10 -7 0 0 -5
not be forwarded	-8 -8 -6 0 0 22
not be here	-15 -1 30 -2 0 -11
not be home	-1 -1 12 -1 0 -10
not be in	5 -6 0 8 -1 -7
not be there	-19 -1 2 -1 0 18
not before ,	-2 5 -2 0 0 -1
not block	13 0 -6 0 0 -6
not block the	12 0 -6 0 0 -5
not book	-1 0 2 -1 5 -5
not bother	-6 -3 12 -1 0 -2
not bother $	5 0 -3 0 0 -2
not bought	-2 0 -9 -1 -1 14
not come	-5 -2 17 -2 -1 -6
not come Doffered	0 -2 13 -4 -1 -5
not commit	-2 0 8 -1 -2 -3
not commit to	-2 0 8 -1 -2 -3
not do	-29 -11 36 -24 14 19
not do $	-22 -3 51 -5 7 -29
not do ,	26 4 -17 -1 -3 -9
not do .	-9 1 -12 -1 -2 23
not do Doffered	-45 -4 -6 -4 -3 62
not do T	15 -14 3 -1 -2 -2
not do any	-3 0 6 -2 -1 -1
not do either	-6 2 10 -1 -1 -4
not do not	5 0 -3 0 0 -2
not do text	-2 0 -4 -1 12 -5
not do texting	-2 0 -2 -1 9 -3
not do the	7 -1 -5 0 0 -1
not do these	-1 0 5 -3 3 -4
not down	-1 0 9 -2 0 -5
not down yet	-1 0 9 -2 0 -5
not even	9 -3 4 0 -1 -9
not finish	8 -3 -2 0 -1 -2
not finish T	8 -3 -2 0 -1 -2
not free	-13 -2 27 -5 -2 -5
not free $	-12 -1 17 0 -1 -3
not free on	0 0 9 -5 0 -4
not get	9 14 -2 -12 -6 -3
not get in	-20 24 -1 -2 0 0
not get out	11 -1 -6 -7 -1 5
not get to	-6 -2 9 0 0 -1
not get up	7 -3 -2 0 -2 0
not give	-3 2 -2 0 -2 5
not going	0 -3 15 -3 2 -11
not going far	10 0 -4 0 0 -5
not going to	-16 0 21 -1 -1 -4
not good	-35 -4 38 -1 -1 3
not good $	-15 -1 20 0 0 -3
not good ,	-6 0 15 0 -1 -9
not good .	-11 -2 -2 -1 0 16
not good for	-3 0 5 0 -1 -2
not got	1 15 -3 -1 -1 -11
not got a	2 6 -4 0 -1 -3
not have	9 2 3 -4 2 -12
not have a	11 3 -7 -1 -1 -6
not hear	-2 -4 -2 -1 -1 10
not hear the	-2 -4 -2 -1 -2 10
not hold	-1 0 -1 0 6 -3
not hold with	-2 0 0 0 6 -3
not in	-1 -15 2 0 -1 15
not in leave	-2 -4 -6 -4 0 17
not in on	0 -1 -3 5 0 0
not know	-24 -4 -8 -11 4 43
not know $	-11 0 -19 -1 6 26
not know how	6 0 -1 0 0 -3
not know when	-5 -1 14 -2 0 -5
not know which	-6 0 7 0 1 -2
not know yet	-1 0 -6 -7 -1 14
not leave	11 1 5 -1 0 -15
not leave it	-1 0 8 -1 0 -5
not let	3 5 4 -1 -2 -9
not let me	-4 5 5 -1 -2 -4
not lift	-7 -2 -4 17 -1 -3
not live	-1 -3 -5 -1 -1 10
not live here	-1 -3 -5 -1 -1 10
not make	-6 -1 14 0 -2 -5
not make either	-5 0 7 0 -1 0
not make it	-2 -1 7 1 -1 -4
not me	-7 0 -11 -4 1 21
not me pal	-7 0 -9 -1 -2 20
not mess	6 -2 -2 0 -1 -1
not move	-4 8 0 0 -1 -3
not moved	-2 0 14 -2 -1 -9
not my	-7 -1 -8 -1 6 11
not on	24 -8 -11 0 0 -5
not on site	16 -5 -8 0 0 -2
not order	-1 0 -5 -13 -1 20
not order anything	-1 0 -5 -13 -1 20
not ordered	-2 0 -11 -1 -1 14
not ordered anything	-1 0 -9 -1 -1 12
not out	1 0 6 -1 0 -5
not possible	-22 -2 44 -3 -1 -17
not possible $	-17 -3 27 0 0 -7
not possible ,	-5 0 17 -2 0 -9
not put	-3 0 -1 -1 -1 6
not put it	-3 0 -1 -1 -1 6
not read	-3 -1 -10 -2 12 4
not read these	0 -1 -3 0 6 -1
not ready	-7 5 23 -6 -5 -10
not receive	-10 -1 7 -1 -2 7
not ring	15 -3 -6 -1 -9 3
not ring $	6 -1 -3 0 -2 0
not ring ,	1 -1 -3 0 -2 5
not sandra	-1 0 -4 -2 0 7
not say	-7 -1 0 32 -2 -23
not say when	-3 0 6 -1 0 -1
not see	-1 0 -6 7 7 -6
not see the	-1 0 -2 0 6 -2
not sleep	7 2 -8 0 -1 -1
not suits	-15 -1 29 -4 -2 -8
not suits $	-9 0 16 -3 -1 -4
not take	-1 -3 17 -3 -2 -9
not take any	8 -2 -5 0 0 0
not take it	-8 0 21 -3 -1 -8
not tell	-1 0 8 -4 -1 -3
not tell me	-2 0 7 -2 0 -2
not text	2 -5 -7 0 16 -4
not text i	-1 0 -4 0 9 -3
not that	-1 1 7 1 0 -8
not that day	-2 0 9 -1 0 -6
not the	32 3 -22 -2 -2 -9
not the Dfull	11 7 -3 0 0 -14
not the Doffered	10 -2 -5 -1 0 -2
not the front	-6 0 -3 -2 -1 12
not the one	8 -2 -3 0 0 -2
not this	-2 9 -3 0 -1 -3
not turn	-9 0 -4 0 -1 15
not turn up	-9 0 -4 0 -1 15
not un	-3 0 10 -1 -1 -5
not until	14 -6 -5 0 0 -2
not until T	13 -6 -4 0 0 -2
not want	-2 -2 -12 1 -4 19
not want it	-5 -2 -10 0 -3 19
not what	8 -2 -3 -4 6 -5
not what i	3 -1 -2 -2 6 -5
not work	-22 -3 13 -9 1 19
not work $	5 -2 24 -7 1 -22
not work for	-2 -1 5 0 -1 -1
note	11 -3 -2 -2 -3 -1
note .	5 0 0 -1 0 -4
note that	-3 0 -1 -1 0 5
note that the	-3 0 -1 -1 0 5
noted	-35 -8 -6 -6 -5 59
noted $	-7 0 -2 -2 -1 12
noted ,	-26 -1 -2 -1 -2 31
noted , thanks	-24 0 -1 -1 -2 28
noted .	-6 -2 -1 -1 -1 10
noted . $	-6 -2 -1 -1 -1 10
noted in	8 -5 -1 -1 0 -1
nothing	-5 -3 -14 -5 -8 35
nothing $	-16 2 -10 -5 -1 31
nothing .	-2 0 -2 -1 -3 8
notice	-4 1 15 2 -3 -12
notice $	-2 0 11 -2 -1 -6
notmind	120 18 -34 -30 -10 -63
notmind $	45 0 -6 -6 -2 -30
notmind ,	16 -1 -6 -1 -1 -8
notmind , i	10 -1 -4 -1 0 -4
notmind .	17 4 -8 -2 -2 -9
notmind . $	14 3 -7 -1 -2 -7
notmind any	30 -3 -3 -4 -2 -18
notmind any $	21 -3 -2 -3 -1 -12
notmind just	7 0 -1 -1 0 -4
notmind just come	7 0 -1 -1 0 -4
notmind mate	13 0 -1 -3 -1 -8
notmind which	13 14 -3 -3 -2 -19
notmind which $	6 5 -1 -2 -1 -6
notmind which ,	13 2 -2 -1 -1 -12
now	-51 -7 27 -15 -11 58
now $	-13 0 5 -10 -9 27
now ,	-2 9 3 -1 -1 -8
now .	-3 -3 19 -1 -1 -12
now in	-4 -1 0 0 0 6
now in admin	-4 -1 0 0 0 6
nowhere	2 4 4 -1 -1 -8
nowhere to	-7 4 11 -1 -1 -7
nowhere to put	-3 0 6 0 0 -3
number	-21 -11 -39 -11 10 72
number $	-7 -1 -16 -18 -5 47
number again	-1 -1 0 -1 10 -6
number love	-3 0 -1 -1 0 5
number not	5 -1 -3 -1 0 -1
number off	-1 -1 0 -2 -2 6
number on	0 0 -1 5 0 -3
number quantity	-1 0 -1 -2 -1 5
number quantity $	-1 0 -1 -2 -1 5
number s	-2 -1 -2 -1 9 -3
numbers	-2 0 -7 12 -1 -3
nurse	8 -5 -3 2 0 -1
nurse working	8 -5 -2 0 0 0
nursery	3 -2 -2 -6 -1 8
o	-2 0 1 10 -1 -8
oak	6 -1 0 1 0 -5
obviously	4 1 7 -7 -1 -4
of	-15 -6 50 4 -27 -1
of Dfull	-1 -6 -2 -1 2 8
of Dfull ,	-3 -6 -2 -1 3 8
of Doffered	14 -9 -35 -5 -1 35
of Dopen	-5 6 0 -1 0 0
of T	-22 20 0 2 0 0
of a	16 -3 -13 -4 -5 9
of a company	0 -1 -6 -4 -4 15
of cowboys	-2 0 -1 -4 -1 8
of cowboys $	-2 0 -1 -4 -1 8
of interest ,	-5 0 0 7 0 -1
of it	-5 -5 -2 6 -1 6
of it $	-1 0 -1 -8 0 11
of my	-8 0 13 -4 -1 -1
of our	-3 0 -7 1 0 9
of the	3 6 5 19 -5 -28
of the $	7 -1 5 -4 -1 -6
of the cow	-2 0 5 0 0 -3
of the dates	3 -1 -1 -1 5 -4
of the day	-4 5 0 -1 0 0
of the largest	-11 -1 -2 20 -4 -2
of the others	11 -2 -7 0 0 -2
of the will	2 5 -2 0 -1 -4
of them	4 -4 35 2 -7 -31
of them $	3 -1 19 -4 -2 -16
of them ,	5 1 -1 0 -2 -2
of them .	-9 -2 16 -1 -1 -4
of them days	-4 0 5 6 -2 -4
of these	-17 -8 41 8 -3 -21
of these $	-4 0 10 -1 0 -5
of these dates	-2 0 5 -2 0 0
of these is	-7 -4 6 6 0 -1
of those	20 -8 31 -10 -6 -26
of those $	14 -1 1 -2 -1 -11
of those ,	5 -6 4 -2 0 -1
of those .	0 6 -5 0 0 0
of those dates	9 0 0 -4 -2 -3
of those days	10 -1 -4 -1 -1 -3
of those i	-7 1 7 0 0 -1
of us	-1 6 -1 -2 -3 1
of you	11 -3 -3 -20 2 12
of you $	-4 0 -1 -5 -1 11
of your	-9 0 -4 6 4 3
off	-3 20 -13 -17 -25 40
off $	-9 32 -11 -25 -4 17
off ,	-17 1 4 19 -4 -4
off , it	-6 0 -1 11 0 -4
off .	12 -5 -1 -2 9 -13
off ?	6 -5 -7 23 -1 -17
off ? we	-1 0 -3 6 0 -1
off Dfree	-4 6 -2 0 0 0
off Dfull	-11 -6 0 -1 0 18
off all Dopen	-1 5 0 0 0 -2
off and	-5 -1 6 0 -1 1
off for	-1 2 3 1 0 -5
off in	8 -8 1 -1 -1 0
off it	-2 0 0 -5 0 8
off marketplace	-3 0 -1 -3 -1 9
off marketplace $	-3 0 -1 -3 -1 9
off my	-2 6 0 0 0 -3
off my holiday	-1 6 0 0 0 -3
off on	-11 3 -1 -1 -3 13
off past	-1 -3 0 0 0 5
off sick	12 0 -4 -1 0 -8
off sick so	13 0 -5 -1 0 -7
off the	5 -3 -2 -1 -2 3
off this	-2 -1 -1 -5 -2 11
off to	11 -2 -2 -1 -1 -5
off with	1 3 5 -1 -1 -7
off work	22 -6 -14 -1 -4 3
off work unpaid	-2 0 -4 0 -1 8
off work with	8 0 -4 0 -2 -2
off your	-6 -5 12 -4 -3 7
off your list	-2 -2 -1 -3 -2 10
offer	-22 4 10 -5 -3 16
offer ,	-14 -1 -2 -2 -1 20
offer , slot	-10 -1 -2 -2 -1 16
offered	9 -2 0 -4 0 -2
offered .	8 -2 0 -4 0 -1
office	-18 9 0 -7 17 0
office ,	-4 0 -1 -1 0 5
oh	-14 -3 4 -3 -2 18
oh good	-23 -2 14 0 0 12
oh no	9 0 -6 0 0 -2
oh no only	8 0 -5 0 0 -2
oh thanks	12 0 -1 -1 0 -9
ok	146 -13 -72 -50 -24 -12
ok $	77 -1 -21 -8 -3 -43
ok ,	-8 -3 -1 -1 -1 14
ok .	36 -5 -5 -9 -1 -16
ok . $	18 -3 -3 -1 0 -11
ok ?	-13 0 -2 23 -1 -7
ok ? $	-12 -4 -2 25 -1 -7
ok Doffered	3 -12 -2 -1 0 11
ok Doffered ,	14 -13 0 0 0 -1
ok T	-15 16 0 0 0 0
ok as	12 -1 -2 -7 -1 -2
ok as long	12 -1 -2 -7 -1 -2
ok but	6 2 13 -43 -3 24
ok but i	-2 11 -2 0 0 -6
ok but not	-21 -2 28 0 0 -5
ok but please	18 0 -8 0 -1 -9
ok dear	8 0 -1 -1 0 -6
ok for	-7 6 -16 -1 -1 19
ok for Doffered	-11 -1 -9 0 0 22
ok for me	2 7 -6 0 0 -2
ok good	-3 0 -3 -1 0 8
ok if	12 -1 -1 -4 0 -6
ok if you	9 0 -1 -2 0 -6
ok just	7 -2 -3 -2 0 -1
ok only	6 0 0 -5 0 -1
ok only if	6 0 0 -5 0 -1
ok so	-36 -1 15 0 0 23
ok thanks $	7 0 -1 0 0 -5
ok too	5 -1 0 0 0 -3
ok with	21 0 -11 -1 -2 -6
ok with me	19 0 -9 -1 -2 -6
ok yes	9 -2 0 -1 0 -6
ok yes ,	5 0 0 0 0 -4
old	-18 4 -9 37 -6 -8
old one	-21 11 -6 22 -3 -4
old one $	-10 1 -1 26 -1 -16
old one .	5 0 -1 -5 0 0
old one away	-1 8 -1 0 0 -6
old sign	-4 0 -1 11 -1 -5
old sign for	-4 0 -1 11 -1 -5
omg	-1 0 -1 -7 0 9
on	-10 -11 3 21 16 1
on $	3 -6 1 5 -3 0
on ,	-1 -10 8 -3 -2 7
on , no	-1 0 8 -1 -1 -5
on .	10 -1 -4 6 -2 -10
on . $	7 -1 0 0 0 -6
on Dconflict	-12 -3 -2 0 -1 19
on Dconflict .	-12 -3 -2 0 -1 19
on Dfree	-1 10 -3 -2 -1 -3
on Dfull	-3 6 -2 -7 -11 18
on Dfull $	5 -10 6 -2 -1 1
on Dfull ,	-1 -2 0 0 -3 6
on Dfull .	-1 5 -5 -1 -2 4
on Doffered	-15 -3 3 -3 -12 31
on Doffered !	8 0 -4 0 0 -3
on Doffered $	-12 -14 1 -10 -2 38
on Doffered ,	1 -1 -4 -1 -2 6
on Doffered .	-3 -11 6 5 -2 5
on Doffered ?	-10 8 -4 7 0 0
on Doffered T	-4 -11 26 -1 -2 -7
on Doffered and	-24 -5 2 -3 -1 30
on Doffered as	7 -3 0 0 0 -4
on Doffered i	5 -5 1 0 0 0
on Dopen	-7 15 -8 3 -1 -2
on Dopen ?	0 6 -4 -1 -1 0
on O	-3 -2 8 0 -1 -2
on O .	-5 -1 8 0 -1 -1
on T	-9 14 -1 0 -1 -2
on a	14 -3 -6 -3 -7 4
on a camping	6 -3 -2 -1 -1 0
on a lilo	6 0 -2 -1 -1 -3
on a narrowboat	-1 0 -1 6 -2 -1
on all	-9 -2 20 -4 -1 -5
on any	5 -1 2 -3 0 -3
on arrival	-6 -2 -1 -2 -3 13
on arrival $	-7 -1 -1 -2 -3 13
on beiden	0 0 5 0 0 -4
on beiden day	0 0 5 0 0 -4
on both days	5 1 -2 -2 -1 -1
on either	-12 -2 17 -1 -1 -1
on here	5 -2 -6 7 0 -4
on hold	-5 -1 1 -1 13 -6
on hold duration	-4 -1 -1 -1 12 -7
on holiday	-16 4 18 -1 0 -4
on holiday Doffered	-16 3 17 -1 0 -3
on is	5 -2 0 -1 0 -2
on it	-5 -12 -3 5 -4 19
on it $	-4 0 -2 3 -3 6
on leave	-19 4 -1 0 0 15
on me	11 -4 -2 11 -4 -12
on my	1 0 -2 8 -3 -5
on one	-9 -1 8 -1 4 -1
on our	3 -2 5 0 -1 -4
on phonenumber	-11 -5 -4 -11 48 -15
on phonenumber and	-4 -2 -1 -1 10 -3
on phonenumber he	-1 0 0 -3 5 -1
on phonenumber she	0 0 0 -2 6 -3
on phonenumber to	-3 0 0 -2 9 -4
on place	6 0 -1 3 -1 -8
on rig	-5 6 0 0 0 0
on rig Doffered	-5 6 0 0 0 0
on site	11 -8 -6 6 0 -3
on that	5 -2 -1 0 0 -1
on that is	5 -2 -3 0 0 0
on the	16 12 -17 3 -8 -6
on the Dfree	7 -6 0 0 0 0
on the Dfull	10 -6 0 -3 0 -1
on the Doffered	-19 14 3 12 -1 -10
on the Dopen	-4 11 0 -6 0 -1
on the bus	7 -1 -7 -1 6 -3
on the drive	-6 3 -2 -6 -1 11
on the landing	-2 0 0 5 0 -3
on the lawn	-1 -2 -1 -1 -1 5
on the order	-1 0 0 6 -4 -2
on the phone	-6 -1 -1 0 -2 9
on the same	-1 0 -2 6 -1 -1
on the settee	5 0 0 0 0 -4
on the stairs	-1 0 0 6 -1 -3
on the step	12 -1 6 -3 -2 -13
on the understanding	5 0 -1 -1 0 -2
on this	-2 0 -2 2 15 -13
on this $	-1 0 -1 3 10 -11
on those	-1 0 8 -3 0 -4
on those dates	0 0 7 -2 0 -4
on to	-4 0 0 0 -1 6
on to the	-4 0 0 0 -1 6
on your	7 -1 -1 1 2 -8
once	4 -11 -2 6 14 -10
once i	-10 -5 -1 7 13 -5
once i have	-10 -5 -1 7 13 -5
one	29 -29 -5 36 -16 -18
one $	30 -15 -12 2 -6 1
one ,	24 1 -4 -5 -3 -13
one , T	5 -2 -1 0 0 -1
one , i	20 -13 -2 -2 -1 -4
one .	12 -1 -5 1 -2 -6
one . $	0 1 -2 5 -1 -2
one . can	6 0 -1 -5 0 0
one ?	7 -1 -1 -4 0 0
one ? $	6 0 -1 -5 0 0
one Doffered	-7 -1 -1 14 0 -5
one Doffered $	5 -1 -1 0 0 -4
one T	14 -3 0 -4 0 -6
one and	-11 -1 3 7 -1 3
one away	-1 8 -1 0 0 -6
one be	-5 0 -1 16 0 -9
one box	-2 0 -2 9 0 -5
one cheaper	-5 0 -1 -2 0 8
one day	-15 2 16 -2 0 -1
one for	6 0 -1 -2 -1 -2
one for us	7 -1 -1 -2 0 -2
one from	-3 -2 0 0 0 5
one i	12 -3 -2 -4 0 -3
one i can	9 -2 -1 -4 0 -2
one if	-19 20 0 -1 0 0
one is	2 1 -6 5 -4 2
one is a	-4 1 -1 -3 -1 9
one is in	-1 0 -2 -4 0 7
one of	-11 -11 24 0 6 -8
one of those	-13 -12 29 0 -1 -3
one of your	-3 0 0 -1 5 -1
one off	-4 0 -2 -4 -1 10
one off marketplace	-3 0 -1 -3 -1 9
one on	10 3 -7 5 -4 -6
one or	5 -1 0 -2 0 -2
one please	59 -11 -2 -13 -5 -27
one please $	8 -6 -1 0 0 -1
one star	-4 -1 -2 -1 -1 9
one then	-6 1 -1 7 0 -1
one to	-3 0 5 -1 0 -1
one was	-20 -1 0 5 0 16
one who	-1 -2 -1 -1 7 -3
one with	-1 0 -4 1 -2 6
one works	-28 0 -2 -2 0 33
ones	-11 11 2 5 -1 -6
online	2 0 0 9 -1 -10
only	17 41 3 -7 -7 -46
only $	0 8 -1 -1 -1 -5
only ,	-50 50 0 0 2 -1
only Doffered	12 -4 -6 0 0 -1
only T	25 -21 -1 -1 -1 -2
only T $	21 -18 0 0 0 -1
only day	-17 30 -17 -9 -3 15
only day i	-12 11 -12 -5 -1 19
only do	6 2 -3 -1 0 -4
only free	-2 8 -1 -2 0 -4
only get	-2 1 0 5 0 -3
only if	64 -14 -18 -22 -2 -9
only if it	9 -7 0 -1 0 -1
only if you	25 -2 -1 -18 -1 -4
only in	6 -5 -1 2 0 -1
only just	15 -1 -6 -1 -1 -6
only just seen	6 0 -4 0 0 -1
only me	-5 -4 12 -1 -1 -1
only offer	-4 5 0 0 0 0
only one	7 -6 6 -5 4 -6
only one i	10 -2 -1 -4 0 -3
only round	-3 0 0 10 -1 -5
only time	-7 14 0 -6 0 0
only way	-4 0 0 8 0 -4
onto	-1 -1 4 6 -2 -7
onto the	1 0 -3 7 -1 -3
op	-8 2 -2 3 -1 6
open	12 -3 8 1 -3 -15
open .	6 0 -1 0 -1 -4
open the	-6 1 12 -3 -1 -2
open the shop	-6 1 12 -3 -1 -2
operation	4 -3 6 -3 -1 -4
operation is	-13 -3 23 -3 -1 -4
option	-3 7 0 -4 0 0
option ?	-3 7 0 -4 0 0
options	-26 -3 44 -3 -3 -9
options please	-19 -1 28 -1 -2 -4
or	-71 7 -31 138 -19 -23
or $	-9 0 -2 -7 -1 19
or Dfree	-9 29 -4 -9 -1 -4
or Dfree ,	-3 5 -1 -1 0 -1
or Dfree ?	0 5 0 -4 0 0
or Dfree work	-3 5 0 -1 0 -1
or Doffered	-3 -5 16 -1 -3 -5
or Doffered $	-10 -5 25 2 -1 -11
or Doffered ,	-5 -8 12 6 -1 -4
or Doffered .	-35 14 5 -1 -1 18
or Doffered both	8 0 -5 -2 0 0
or Doffered i	5 0 -2 -2 1 -1
or Doffered so	5 0 -4 0 0 0
or Doffered whichever	8 -1 -5 -1 0 -1
or T	-36 -11 -3 57 -1 -6
or T $	-24 -12 -1 43 -1 -6
or T ,	-6 9 0 -2 0 0
or T ?	-6 -9 0 16 0 0
or coffee	5 -1 -1 -3 0 0
or do	-2 -2 -1 6 -1 -1
or i	0 -5 0 -11 0 17
or is	-4 -6 -4 23 -2 -7
or is it	-3 -1 0 5 0 -2
or is that	-3 -1 -2 12 -1 -4
or just	-16 -1 -4 34 0 -12
or just drop	-13 -1 -1 18 0 -3
or just the	-2 0 -3 11 0 -6
or not	-2 10 -6 3 -1 -4
or one	-5 -2 -1 8 0 0
or the	-5 -2 -2 10 -1 0
or will	10 -5 0 -5 0 0
orange	-5 -2 8 0 0 -2
order	-21 -9 -24 54 -6 6
order $	-8 0 -2 41 -2 -29
order ,	0 0 -1 -5 -1 7
order .	-5 1 -5 -2 -1 12
order . we	-2 0 -4 -1 0 7
order ?	-6 0 -2 12 -1 -3
order anything	-1 0 -5 -13 -1 20
order anything $	-1 0 -4 -1 -1 7
order is	3 0 -1 7 -4 -5
order is this	-2 0 -1 8 -1 -5
ordered	-21 -9 -26 52 -11 14
ordered $	-7 0 -1 -1 0 10
ordered a	-3 0 -2 -2 -1 8
ordered anything	-1 0 -9 -1 -1 12
ordered from	0 0 0 6 0 -5
ordered this	-6 0 -3 20 -4 -7
orders	-1 0 -4 0 7 -2
originally	-5 0 -1 0 0 6
other	-45 -23 34 27 -5 11
other bit	-2 0 -1 10 0 -6
other dates	-13 -10 23 11 -3 -8
other dates $	-9 -2 -2 18 -1 -5
other dates .	-4 0 9 -1 -1 -3
other dates ?	0 -9 13 -4 0 0
other days	-4 -3 11 13 -3 -13
other days $	-1 -2 7 9 -2 -11
other options	-6 -2 16 -2 -2 -4
others	-1 -15 24 -3 -1 -4
others $	6 -12 10 -1 0 -3
otherwise	24 -3 -8 -2 -2 -10
otherwise Doffered	9 -2 -1 -1 0 -5
otherwise Doffered $	6 -2 -1 -1 0 -2
otherwise i	13 -2 -6 0 -1 -3
our	-32 -11 4 11 1 27
our end	5 -1 0 0 0 -4
our holiday	-1 0 5 -1 0 -3
our lane	-4 -1 -1 6 3 -4
our lane is	-4 -1 -1 6 3 -4
our road	6 -3 -1 1 -1 -2
our site	-1 0 0 -1 6 -3
our site manager	-1 0 0 -1 5 -3
our tenant	8 0 -2 -1 0 -4
our way	-2 0 0 6 0 -4
out	-36 -4 3 -22 6 54
out $	21 -6 3 9 5 -31
out ,	-1 9 6 -1 1 -14
out .	0 8 -1 -2 0 -4
out Dfull	0 -4 -3 -2 -1 10
out Doffered	-31 4 2 0 -1 26
out T	0 5 -1 -1 0 -2
out T $	13 -10 -1 0 0 -1
out ages	-1 0 0 -15 0 17
out ages ago	-1 0 0 -15 0 17
out all	-11 -3 -6 0 0 21
out all day	-11 -4 -6 0 0 21
out and	-3 0 -6 0 0 9
out for	-27 -1 19 -5 -2 16
out for me	-24 -1 2 -1 0 25
out of	3 -5 -5 0 -2 7
out of the	-19 -4 -3 0 0 26
out on	9 -3 -1 -1 0 -4
out on Doffered	9 -3 -1 0 0 -4
out the	-3 8 -1 -11 -1 8
outcome	-19 -1 -1 -2 0 23
outcome booked	-19 -1 -1 -2 0 23
outside	-1 -11 0 1 -4 15
over	2 -4 -3 -5 11 1
over ?	-6 -3 0 11 -1 -1
over Dfull	10 -5 -4 0 0 0
over and	5 0 -3 5 -1 -6
over it	-5 0 8 -3 1 -1
over the	6 -3 -3 -13 15 -2
over the phone	-2 -2 0 -8 15 -3
over with	-2 -3 -1 -1 -2 8
over with my	-6 -1 -1 0 -1 9
override	-38 -5 -5 -4 -1 54
override confirm	-24 -4 -3 -3 -1 35
own	-4 -3 -7 2 0 11
pa	-8 0 0 0 0 8
packaging	4 -2 -4 17 -3 -12
packaging ?	11 0 0 -10 0 0
packaging ? $	11 0 0 -10 0 0
packaging away	-6 -1 -1 13 -1 -3
packaging away ?	-3 -1 -1 7 0 -1
packed	-10 -4 4 12 -1 -2
packed ?	-7 -2 -1 10 0 0
packed in	-3 -1 5 0 0 0
page	-1 0 -3 6 0 -1
paid	-29 -12 -8 31 -3 22
paid for	-2 -1 -3 24 -1 -18
paid for this	-2 -1 -2 18 -1 -13
paid on	-18 0 -9 -3 0 31
pal	19 -2 5 -7 -6 -9
pal $	18 6 -13 -3 -4 -5
pal ,	6 -2 0 -1 -1 -3
pal , i	7 -2 -1 -1 0 -2
pal i	-9 -6 18 -1 -1 0
pal i am	-4 -2 5 0 -1 1
pallet	-4 -1 -4 -7 -1 17
panto	-9 -1 13 0 0 -3
panto Doffered	-8 0 8 0 0 0
paperwork	-6 -1 0 8 0 -1
parcel	2 -3 -3 10 -1 -6
parcel is	-3 -2 -2 8 0 -1
parcels	-7 0 0 12 -1 -3
parish	-5 17 -2 -2 -1 -7
park	6 -6 -3 9 -2 -5
park .	-1 -1 -5 7 0 0
parking	-13 -5 -9 33 -4 -2
parking is	-13 -2 -5 -1 0 21
parking permit	-2 0 -2 15 0 -10
party	10 -5 -3 2 -1 -4
passed	-9 -12 -1 -7 -5 34
passed away	-6 -10 1 -5 -2 22
passed away Dfull	-3 -9 -2 -2 -1 18
passed to	-7 0 0 -1 0 9
past	-20 -29 -17 -15 1 80
past $	16 -9 -10 0 -3 6
past ,	-3 -5 7 -9 -2 13
past , it	0 0 0 -9 0 10
past ?	-1 -1 -2 -17 0 20
past ? ?	-1 -1 -2 -16 0 19
past and	-2 0 -3 -2 8 0
past i	-1 0 2 4 0 -5
past the	3 -2 -6 8 0 -3
past was	-8 0 -1 -1 0 11
past was good	-8 0 -1 -1 0 11
patel	-3 -8 -5 -2 -1 19
pattern	-17 7 12 -2 0 0
pavement	2 -1 -4 7 -1 -3
pay	-8 -1 2 31 -5 -18
pay ?	0 0 -1 8 -2 -5
pay anything	-1 0 0 6 -1 -4
pay the	-5 0 0 16 -1 -9
pay the balance	-3 0 0 7 -1 -3
pay the money	-1 0 0 7 0 -6
payday	-2 5 0 0 0 -1
paying	1 -1 -5 15 0 -11
paying for	0 0 0 6 0 -6
pencil	9 -1 -3 -1 0 -4
pencil me	9 -1 -3 -1 0 -4
pencil me in	9 -1 -3 -1 0 -4
people	-23 14 -10 -3 7 14
people .	-1 1 -5 -1 7 0
people are	-15 12 -3 -4 -1 11
permit	1 -3 -3 24 -2 -18
permit only	4 -2 0 7 -1 -7
permit only round	-2 0 0 8 0 -5
person	-11 -13 2 2 3 17
person $	-3 0 -1 -2 -2 8
person .	-5 -2 0 0 6 2
pet	-5 13 16 -5 11 -29
pet $	6 -1 14 -4 11 -26
pet ,	-11 14 3 -1 0 -3
phone	-47 -31 -47 -34 197 -51
phone $	-4 0 -4 -2 16 -6
phone ,	4 0 0 -1 7 -9
phone .	-18 -2 -5 2 51 -28
phone . $	-11 -1 -2 3 36 -25
phone . i	-5 0 -1 -1 4 3
phone ?	0 -2 0 -8 10 0
phone call	-2 0 -1 -2 9 -4
phone died	15 -1 -9 0 -2 -3
phone her	-4 -1 -1 0 6 -1
phone me	-20 -6 -11 -8 71 -25
phone me $	-4 0 -1 -1 14 -9
phone me .	-2 0 -1 0 12 -8
phone me ?	0 0 -1 -4 6 -1
phone me i	0 0 -6 0 7 -1
phone me please	-3 0 -1 -2 9 -3
phone my	-6 0 0 -3 11 -2
phone please	-4 0 -2 -1 12 -4
phone please .	-3 0 -2 -1 9 -3
phone the	-2 0 0 -2 7 -4
phone who	-2 0 -1 -14 -6 24
phone who dis	-2 0 -1 -14 -6 24
phonenumber	-54 -31 -30 -39 201 -84
phonenumber $	-1 -13 -15 -9 60 -21
phonenumber ,	-22 -6 -7 -9 66 -23
phonenumber , T	-2 -3 -4 0 9 0
phonenumber .	-5 -4 -1 -2 26 -13
phonenumber . he	-4 0 0 0 5 -1
phonenumber . i	-1 0 0 -1 5 -3
phonenumber T	-2 -2 0 0 5 0
phonenumber T $	-2 -2 0 0 5 0
phonenumber and	-4 -2 -1 -2 12 -4
phonenumber and ask	-1 0 0 -1 5 -3
phonenumber ask	-2 0 -1 -3 10 -4
phonenumber ask for	-2 0 -1 -3 10 -4
phonenumber he	-3 0 -1 -4 13 -5
phonenumber he sorts	-1 0 -1 -1 8 -4
phonenumber she	-4 -1 -2 -3 13 -4
phonenumber she is	-4 -1 -1 0 7 -1
phonenumber to	-5 0 -1 -2 14 -6
phonenumber to agree	-2 0 0 0 6 -3
phonenumber to arrange	-2 0 0 -1 6 -3
photo	0 0 0 -2 6 -4
physio	8 4 -3 -4 -1 -3
physio T	-8 13 -2 -2 -1 0
pick	21 0 -18 28 -2 -30
pick $	6 5 -1 -3 -1 -7
pick ,	12 0 0 -1 -1 -10
pick one	-1 0 -3 10 0 -6
pick up	1 -3 -10 17 0 -6
pick up is	0 -2 -8 10 0 0
pickup	8 -5 3 -1 -1 -4
pipe	-3 0 8 -2 -1 -2
place	32 -17 -50 -3 -11 50
place $	26 -4 -6 -15 -4 3
place ,	6 -7 -2 5 -1 -2
place ?	-9 -1 -2 20 -1 -7
place ? $	-1 0 0 7 0 -6
place if	-1 0 -2 -5 -1 9
place is	-3 -1 -2 -6 -1 13
place not	1 0 -21 -1 -1 22
place not $	1 0 -21 -1 -1 22
plasterer	2 -2 7 -1 -1 -6
plasterer still	-4 0 8 0 0 -2
play	5 -3 -1 0 0 -1
please	43 22 -20 -58 63 -55
please $	11 7 -5 -19 23 -11
please ,	31 29 -33 0 -12 -12
please , Dfull	10 -10 0 0 0 0
please , Doffered	7 5 -11 0 0 -1
please , and	8 -1 0 -4 0 -2
please , i	-30 7 -2 -1 -2 26
please , the	13 -1 -9 0 -1 -2
please .	32 12 -15 5 4 -36
please . $	-6 17 3 9 -2 -22
please . Dfree	-10 11 0 0 0 0
please . i	8 -3 -1 5 -3 -6
please . is	5 -1 -1 -3 0 0
please . it	5 0 -4 0 -1 0
please . sorry	6 -2 -2 0 0 0
please . thanks	-9 -2 -1 0 -1 13
please ?	19 -13 6 -5 -2 -5
please ? $	12 -9 9 -11 1 -1
please ? i	1 -1 -2 5 -1 -3
please O	5 -2 0 0 0 -3
please advise	-9 -1 14 4 -2 -7
please advise what	-1 0 -1 5 -1 -2
please and	6 3 -1 0 -1 -7
please as	6 -3 0 0 -1 -2
please as i	6 -3 0 0 -1 -2
please ask	7 -2 0 0 -4 -1
please be	7 -1 -2 0 0 -4
please before	7 -4 -1 -2 5 -5
please book	12 -3 0 -1 -1 -7
please bring	14 -9 -1 0 -2 -2
please call	-8 0 -13 -1 37 -14
please call ,	-5 0 -11 -1 26 -8
please can	-26 13 -6 -3 3 20
please cancel	-15 -2 -5 -2 -3 28
please cancel .	-3 -2 0 -1 -1 6
please cancel and	-4 0 -1 0 0 5
please cancel the	-3 0 -2 0 -1 6
please come	5 0 -2 -1 -1 -1
please come on	5 0 -2 0 -1 -1
please contact	-5 0 -1 -2 5 3
please could	-7 0 -2 11 0 -2
please could you	-4 -2 -1 12 -3 -2
please deliver	12 10 -5 -1 -2 -14
please deliver on	3 11 -1 -1 -2 -10
please do	-11 -5 27 -2 -7 -3
please do not	-13 -5 28 -1 -6 -3
please driver	28 -2 -2 -2 -2 -21
please go	3 -3 -1 -1 -4 7
please go ahead	1 -3 -1 -1 -4 8
please hold	-1 -1 8 -1 -1 -4
please i	-1 -3 11 -1 -3 -2
please i am	16 -4 -7 -1 -1 -3
please i can	-18 0 19 0 0 0
please leave	-6 -1 2 -1 -1 7
please love	7 -3 0 0 2 -5
please love $	5 -2 0 0 0 -3
please make	-4 1 -2 -2 -1 9
please mate	-4 7 0 0 -1 -2
please mate $	-5 7 0 0 -1 -1
please my	5 -1 -1 0 0 -3
please not	-29 3 30 0 0 -4
please not Doffered	-26 0 30 0 0 -4
please offer	-4 0 6 0 -1 0
please phone	-6 0 -6 -1 19 -7
please phone .	-3 0 -2 0 11 -6
please phone me	0 0 -4 0 5 -1
please remove	-4 0 -1 -2 -4 11
please ring	-8 -6 -1 -1 1 14
please send	-6 -1 18 0 -1 -9
please send alternatives	-5 0 14 0 -1 -8
please speak	-2 0 0 -1 6 -3
please speak to	-2 0 0 -1 6 -3
please take	-23 -4 0 -2 -4 33
please text	9 -1 -1 -1 -3 -4
please the	13 -6 -3 0 -1 -2
please to	20 -1 -2 -5 -1 -11
please use	-4 -2 -5 -2 8 5
please we	9 1 -8 -1 -1 -1
please we are	6 2 -6 0 0 -2
please x	18 -1 -2 -3 -2 -11
please x $	11 -1 -1 -1 -1 -7
plug	-3 0 6 0 0 -2
po	4 -3 -2 8 -1 -7
policy	-1 -1 0 9 0 -7
poor	-2 0 -4 -4 1 9
porch	3 -4 -6 0 -4 12
porch ,	-2 0 -1 -1 0 5
porch if	7 -4 -1 0 0 -2
porter	-4 1 -2 -5 0 10
portugal	-21 23 -1 0 0 0
possible	17 44 26 -49 1 -37
possible $	-36 28 23 -2 -2 -11
possible ,	4 0 10 -3 -1 -11
possible , if	8 -1 -6 0 0 -1
possible ?	40 11 -9 -38 -1 -3
possible ? $	32 2 -3 -29 0 -1
possible ? i	-5 7 0 -1 0 0
possible as	-1 0 5 0 -1 -3
possible as the	-1 0 5 0 -1 -3
possible at	11 -2 -3 -4 0 -1
possible to	2 -1 -4 1 7 -5
possible to have	0 2 -3 -3 8 -3
possibly	-64 -6 -4 -2 -1 76
possibly $	-45 -1 -1 -2 -1 50
postcode	2 -2 -4 15 -2 -9
postie	8 -7 1 0 -1 -1
pot	0 -1 -4 -8 -1 14
pot $	-5 0 -3 -6 -1 15
ppl	-8 0 -1 12 0 -2
prayer	3 0 -3 6 -1 -5
prefer	19 -3 -7 -4 17 -22
prefer Doffered	14 -2 -4 0 0 -7
prefer a	-1 0 0 -1 5 -4
prefer a phone	-1 0 0 -1 5 -4
prefer the	6 -3 0 -1 0 -1
prefer the Doffered	6 -3 0 -1 0 -1
prefer to	-5 -1 -1 -1 13 -6
prefer to discuss	-3 0 -1 -1 11 -6
preferably	4 2 -1 0 0 -5
preferably Doffered	5 -1 0 0 0 -3
preference	73 3 -45 -3 -4 -24
preference $	38 0 -20 -2 -1 -14
preference ,	6 0 -3 0 0 -1
prep	10 0 -7 -1 0 -2
present	6 0 1 -1 -1 -5
present .	-2 0 5 0 0 -2
previous	0 -4 -10 -3 -2 19
previous instructions	-11 -3 -3 -3 -1 21
previous instructions and	-10 -3 -2 -3 -1 19
price	1 4 -2 -14 -1 12
price .	-2 -1 -1 -14 0 17
primary	-8 1 -9 -3 -3 22
primary school	-5 0 -7 -3 -2 17
probably	22 2 -2 -2 -1 -20
promise	-9 -4 -1 -8 -1 22
promise it	9 -3 0 -5 0 -1
promise it will	6 -2 0 -4 0 -1
promised	-17 -3 -21 -1 0 42
promised $	-18 -3 -21 -1 0 42
properly	-6 3 -3 1 10 -5
propose	5 1 9 -2 -1 -13
propose .	6 2 2 -1 -1 -9
propose is	6 0 0 -1 0 -5
propose is good	6 0 0 -1 0 -5
proposed	11 -2 0 -1 -1 -8
provided	27 -5 -3 -10 -1 -9
provided it	12 -1 -1 -5 0 -6
provided it is	7 0 0 0 0 -5
przy	-2 -1 -3 13 -1 -6
pub	6 -3 -4 -1 2 -1
public	-1 -1 -1 5 -2 -1
public liability	-1 -1 -1 5 -2 -1
pumpkin	14 0 -3 -1 -2 -8
purchase	-4 -4 -7 8 0 8
push	10 -7 -3 -1 -3 4
push $	14 -7 -2 -1 -3 -2
put	10 -9 -13 -14 -4 30
put it	-8 -2 3 -10 -5 22
put it in	-1 -1 -2 -13 -1 18
put it together	-3 0 -1 6 0 -3
put me	-5 -3 -2 -2 -2 13
put me down	-5 -3 -2 -2 -2 14
put the kettle	7 0 0 0 0 -6
put us	14 -2 -11 -1 0 0
put us down	14 -2 -11 -1 0 0
q	-1 -5 0 11 0 -4
quantity	0 -28 -31 45 0 14
quantity $	-14 -5 -8 -12 -3 42
quantity ,	7 -2 -5 5 -1 -4
quantity , no	9 -1 -2 -4 0 -3
quantity .	3 -1 -4 9 -2 -6
quantity . $	-2 0 -3 9 -1 -2
quantity Dfull	-2 -2 0 -1 11 -7
quantity and	-1 -1 -1 5 1 -3
quantity at	-6 0 0 7 -1 0
quantity brought	-1 -1 0 -5 0 7
quantity delivery	-1 0 -1 5 0 -3
quantity door	-2 -1 -1 12 -2 -7
quantity door $	-2 0 -1 9 -1 -5
quantity dropped	-1 -2 0 -4 0 7
quantity dropped it	-1 -2 0 -4 0 7
quantity in	-1 -1 -5 0 3 4
quantity of	3 0 5 -6 0 -2
quantity on	-5 0 -1 9 0 -3
quantity to	11 -1 -1 1 -1 -9
quick	19 -4 -1 -2 4 -17
r	-8 0 18 -4 -4 -3
rang	-8 -1 -2 0 2 9
rather	12 -1 -6 -9 21 -17
rather speak	-3 0 -1 -1 6 -1
rather speak to	-3 0 -1 -1 6 -1
rather talk	-7 -7 0 -1 18 -2
rather talk to	-2 -2 0 0 5 0
rather than	-2 15 -3 -6 1 -4
rather than Doffered	6 3 -1 -2 0 -4
rather than T	-10 14 -2 -1 -1 0
re	16 -13 -2 -1 16 -17
reach	-1 0 -2 -2 0 6
read	-4 -2 -11 -2 12 8
read the	-3 -1 -4 -1 6 3
read these	0 -1 -3 0 6 -1
reading	-6 0 5 5 1 -4
reading this	1 0 -2 5 0 -3
reads	3 0 -1 0 5 -7
ready	22 4 -1 -19 -6 -1
real	11 7 -10 -1 4 -11
real person	-3 -2 0 0 6 0
real person .	-3 -2 0 0 6 0
really	-6 11 22 -3 -1 -24
really $	-6 10 23 -3 -1 -23
rear	-3 0 -1 -1 0 5
reason	-2 0 -8 10 0 0
receive	13 -2 1 -6 -3 -4
receive it	20 0 -5 -4 -1 -9
received	-32 -2 -5 -7 -1 47
received $	-8 -1 -3 -6 -1 18
reception	7 -3 2 -3 3 -6
reception will	7 -1 -1 -2 0 -2
reception will sign	7 -1 -1 -2 0 -2
recover	-8 1 8 0 0 0
recovering	18 0 -17 0 0 0
recovering from	18 0 -17 0 0 0
ref	0 0 -3 8 0 -4
reference	5 -3 -8 11 -2 -4
refund	-34 -3 -10 -7 -13 67
refund $	-17 0 -3 -3 -2 25
refund me	-13 0 -1 -1 -8 22
refund me $	-12 0 -1 -1 -8 22
refund the	1 0 -5 -1 0 5
refund the card	-3 0 -2 0 0 7
regards	19 -2 -4 0 -1 -12
regards ,	6 2 -2 0 -1 -6
registered	-2 0 0 -2 7 -3
registered blind	-2 0 0 -2 7 -3
registered blind and	-1 0 0 -2 5 -2
regrettably	-13 1 24 -2 -2 -8
regrettably neither	-9 0 18 -1 -1 -7
regrettably neither date	-7 0 16 -1 -1 -6
reminded	5 -2 0 0 -1 -1
reminded me	5 -2 0 0 -1 -1
remove	-17 -1 -3 -5 -5 30
removed	-3 -1 0 6 0 -2
rent	-1 0 -7 -3 -1 12
reply	-14 -20 -16 8 -4 46
replying	8 2 -6 -1 0 -3
request	-6 9 0 0 -1 -2
requested	7 -1 0 0 0 -6
requested ,	7 -1 0 0 0 -6
require	-3 -2 -2 0 -1 7
reserve	6 -4 0 0 0 -1
respite	-9 -1 17 -5 0 -2
response	-3 0 -2 0 0 5
response from	-3 0 -2 0 0 5
response from a	-3 0 -2 0 0 5
results	11 -1 -8 0 0 -1
results day	9 -1 -7 0 0 0
results day Doffered	8 -1 -7 0 0 0
resurfaced	-5 9 -1 0 -1 -2
retired	37 -5 -18 -2 -3 -10
retired and	10 -2 -5 0 0 -3
return	-6 -1 3 -1 -1 6
returning	-3 -10 -6 0 0 19
returns	4 3 1 -7 -1 1
returns T	-10 11 0 0 0 -1
returns T ,	-10 11 0 0 0 -1
returns from	14 -7 -2 -7 -1 3
review	-17 -2 -3 -1 -4 27
review .	-15 -2 0 0 -2 19
reyt	31 -2 -6 -1 -1 -21
reyt $	8 -1 -2 0 0 -5
rig	-5 5 1 0 0 -1
rig Doffered	-5 6 0 0 0 0
right	-1 -8 -2 17 0 -6
right address	0 -5 0 6 0 0
right one	5 0 -1 -5 0 0
right person	-4 0 -1 -2 -2 9
right postcode	-1 -1 -3 12 -1 -6
rigs	-6 6 1 -1 -1 0
ring	-49 -29 -41 -25 192 -52
ring $	3 -3 -4 -1 9 -4
ring ,	0 -1 -3 0 -1 5
ring and	-5 -1 0 -1 8 -2
ring me	-17 -6 -11 -7 78 -37
ring me $	-7 -1 -3 -2 28 -16
ring me ,	-7 0 -1 -1 12 -3
ring me back	-3 -2 0 -1 12 -6
ring me first	-15 -1 -2 -1 23 -3
ring me when	9 0 0 0 -8 0
ring my	-9 -1 -4 -5 36 -18
ring on	8 -1 0 0 -2 -4
ring the	2 -2 -6 -7 15 -1
ring the bell	9 -1 -1 -1 -10 4
ring the site	-4 -1 -1 -4 10 0
ring the wife	0 0 -1 -2 7 -3
ring us	-19 -2 -9 -10 57 -17
ring us $	-9 0 -6 -3 29 -11
ring when	6 -1 0 0 -4 -1
rings	-1 0 -3 0 10 -5
road	-30 5 7 2 -5 21
road ,	5 -2 0 0 0 -2
road .	-4 11 0 0 0 -7
road is	3 -3 5 -1 -1 -3
road is shut	-2 -1 6 -2 0 -1
road s	-5 0 9 -1 0 -3
roads	-6 -1 9 0 0 -2
robot	-6 0 -3 12 1 -5
robot $	-3 0 -2 12 2 -9
roof	-3 3 6 -1 -1 -5
room	-8 0 -2 11 -5 3
room $	0 -1 -1 10 -1 -7
room ,	-1 -1 -2 0 -1 5
room and	-2 0 -7 -2 -1 12
room it	-2 0 6 -2 0 -2
room it is	-2 0 6 -2 0 -2
rota	5 -15 -6 -7 -7 30
rota $	6 -4 -5 -2 -1 6
rota first	-4 -7 0 -2 -1 14
rota says	-2 8 -5 -3 -1 2
round	-31 11 0 9 -9 20
round $	-3 17 -6 -1 -1 -6
round T	-3 -1 0 -1 0 5
round and	0 0 14 -4 -2 -8
round by	-5 0 -2 -1 0 9
round here	-23 -2 -4 9 -1 22
round here $	-23 -2 -4 1 0 29
round the	11 -5 -3 -3 -1 2
round the back	2 -3 -2 -5 -1 7
round the side	10 -2 -2 -3 0 -3
round to	-9 1 0 -1 -2 10
royal	-1 -1 5 -1 -1 -2
rubbish	-9 -1 23 -2 -1 -10
rules	-7 2 0 -1 3 4
rules .	-5 -1 0 0 3 3
run	22 -24 17 0 -3 -12
run $	15 -6 -1 0 -1 -6
run a	-11 -2 20 -2 -1 -4
run and	8 -7 0 0 0 0
s	-27 0 47 -7 -10 -4
s $	-8 -1 -9 -1 -1 21
s .	8 -2 -1 -2 -5 1
s . $	7 -1 0 -1 -3 -1
s Dfull	6 -3 -2 0 0 -1
s a	28 0 -2 -8 -2 -17
s and	0 0 0 6 0 -5
s been	-11 -1 20 -1 -1 -7
s been taken	-1 0 8 -1 0 -6
s first	-4 1 -2 0 0 6
s first communion	-4 1 -2 0 0 6
s football	6 -5 -1 0 0 0
s gone	-5 0 9 0 0 -3
s got	1 -1 -2 -2 -1 5
s in	-11 -8 18 12 -2 -9
s in $	-14 -6 13 9 0 -1
s not	-6 -1 22 -6 -4 -6
s number	0 0 -7 -10 0 18
s on	-20 21 0 0 0 -1
s rota	-1 5 -4 0 0 -1
s the	4 0 -4 -1 6 -5
s the one	4 0 -4 -1 6 -5
s under	-4 0 5 -1 0 1
sabbath	-10 12 -1 0 0 -1
sadly	-3 0 10 -4 -1 -2
sadly i	-2 0 8 -3 -1 -2
safe is	6 -1 -1 0 0 -3
safe is by	5 -1 -1 0 0 -3
said	2 -13 3 3 -9 14
said Doffered	9 -8 11 -1 -2 -9
said Doffered .	7 -2 -1 0 0 -4
said Doffered but	5 -6 13 0 0 -12
said Doffered past	-5 0 -1 0 0 7
said i	-14 -3 -5 -1 -5 27
said i would	-14 -3 -5 -1 -5 27
said on	5 1 0 0 0 -5
same	1 4 -19 33 1 -20
same as	-4 9 -3 0 -1 -1
same day	-11 1 -7 19 4 -7
same to	12 -2 0 -3 0 -6
same to you	12 -2 0 -3 0 -6
sanded	6 0 0 -3 -1 -2
sanded .	8 -1 -1 -3 0 -2
sandra	2 0 -4 -11 -1 14
save	6 0 -2 -1 -2 -1
say	-11 9 13 32 -9 -32
say Dfull	-16 28 -4 -3 -2 -2
say Doffered	35 -14 -8 7 -3 -18
say Doffered $	18 -1 -10 -2 0 -5
say Doffered ,	11 -7 -1 0 -1 -2
say Doffered .	5 -2 -1 0 0 -2
say Doffered but	8 -1 -1 0 0 -7
say the	-17 0 -1 -2 -2 21
say when	-3 0 6 -1 0 -1
say yes	-18 -2 19 31 -2 -28
say yes but	-9 0 16 -1 -1 -5
say yes to	-3 -1 6 0 0 -3
saying	-4 2 0 8 0 -6
saying yes	-4 2 0 8 0 -6
says	0 -10 -7 37 -5 -14
says Doffered	8 -5 -5 6 -1 -3
says do	-5 0 0 6 0 0
says no	-8 0 11 0 -1 -2
scaffolders	6 -1 -1 -1 0 -3
scaffolders Doffered	6 -1 -1 -1 0 -3
scam	-11 0 -6 22 -13 7
scam $	-1 0 -1 17 -2 -13
scam text	0 0 -1 5 0 -3
scan	7 -6 0 0 0 0
school	33 -18 -4 5 -6 -10
school $	-8 8 0 0 0 0
school .	-4 2 -7 -1 0 10
school gate	5 -1 -1 -1 0 -3
school pick	2 -3 -9 10 0 0
school pick up	2 -3 -9 10 0 0
school run	31 -18 -3 -1 -1 -8
school run $	15 -6 -1 0 -1 -6
school run and	8 -7 0 0 0 0
schools	3 -4 6 -1 2 -7
scrap	14 -1 -7 0 0 -5
scrap that	6 -1 -5 0 0 0
scrap what	8 0 -2 0 0 -5
scrap what i	8 0 -2 0 0 -5
screen	-3 0 -5 -1 12 -3
script	-8 0 -2 -2 -1 13
script $	-8 0 -2 -2 -1 13
script alert	-8 0 -2 -2 -1 13
script alert script	-8 0 -2 -2 -1 13
second	-21 -1 -3 -2 -1 28
secondchoice	18 -4 -3 -2 -1 -8
secondchoice Doffered	18 -4 -3 -2 -1 -8
secondchoice Doffered $	11 -2 -2 -1 0 -6
see	-19 -22 -21 -11 -3 76
see my	-34 -5 -3 -2 -1 45
see the	11 0 -4 -8 5 -3
see the screen	-1 0 -2 0 6 -2
see what	-13 -12 -2 -4 -4 35
see you	2 -4 -6 -6 -1 15
see you Doffered	27 -2 -3 -2 0 -20
seeing	7 -1 0 -1 -1 -4
seen	2 -3 -7 -1 0 9
seen my	-7 -1 -2 -1 0 11
seen this	9 -3 -4 0 0 -2
seen this sorry	6 0 -4 0 0 -1
send	-28 -9 57 -18 -8 5
send a	-2 -1 0 5 -1 -1
send alternatives	-7 0 16 0 -1 -8
send me	-3 -2 21 -6 -2 -8
send me some	-2 0 18 -5 -2 -8
send more	-10 -2 16 -2 0 -2
send you	-1 -1 -1 -14 0 17
sending	0 0 8 0 -1 -7
sent grey	-3 0 0 -1 -1 5
service	-20 -3 25 -7 -9 13
service .	-4 -2 -2 -2 -1 12
service all	-6 0 25 -4 -1 -13
set	-22 -7 12 0 0 17
set to	2 -4 5 0 0 -2
set up	-6 -1 8 0 0 0
settee	5 0 0 0 0 -4
shabbat	-7 -2 13 0 0 -3
shall	8 3 11 -4 -9 -8
shall be	1 6 1 -3 -8 2
shall be back	-6 8 0 0 0 -2
shall have	1 -2 7 -2 0 -2
shall have to	-2 0 7 -2 0 -2
shambles	-6 0 -3 -5 -3 17
shambles of	-1 0 -2 -2 -2 8
shambles of a	-1 0 -2 -2 -2 8
sharon	-8 0 -5 -1 1 14
she	8 -19 -30 2 40 0
she does	4 -3 -7 -4 6 4
she does not	5 -3 -7 0 -1 7
she has	4 -1 -5 3 -1 1
she has the	2 -1 -2 5 -1 -3
she is	-1 -7 -7 -10 9 16
she is off	-1 -1 -1 -2 5 0
she is the	-5 0 0 -3 1 8
she knows	0 0 -1 -3 7 -3
she says	6 0 -4 0 -1 -1
she says Doffered	6 0 -4 0 -1 -1
she sorts	0 0 -1 -1 5 -3
she will	3 -3 -6 5 3 -4
she will be	-6 -1 0 6 2 -1
shearing	-15 -2 19 0 0 -2
shed	-2 1 -1 -5 0 8
shed $	-3 1 0 -4 0 7
shift	-3 28 7 -14 -5 -12
shift $	22 9 -6 -11 -3 -11
shift pattern	-17 7 12 -2 0 0
shifts	-5 -3 -2 -9 -3 22
shifts $	-4 1 -3 -7 -2 16
shifts are	7 -4 0 0 0 -2
shocking	-1 -2 -1 -1 -1 5
shoes	-12 -3 -5 12 -3 11
shoes off	-12 -3 -5 12 -3 11
shoes off ,	2 0 -1 6 -1 -6
shoes off ?	0 -1 -4 9 0 -4
shop	-27 11 3 8 -7 11
shop $	-11 0 -3 -2 -1 17
shop does	-20 21 -1 0 0 0
shop does not	-20 21 -1 0 0 0
shop is	9 -5 -2 11 -2 -11
shop so	6 -2 0 0 0 -3
shopping	-9 10 0 -1 0 0
short	2 1 0 2 -1 -5
should	22 3 -5 -1 1 -20
should be	22 2 -3 -2 1 -20
should be ok	23 -1 -1 -2 -1 -18
shout	4 0 -1 -1 3 -5
shove	-4 -7 -2 -3 -1 17
show	0 -1 16 -2 -2 -11
showed	-5 -1 3 0 9 -6
showed .	-5 -1 3 0 9 -6
shower	-9 -3 -1 -5 -1 18
shower of	-10 -3 0 -3 -1 17
showroom	-11 10 6 -1 -1 -3
shut	-10 1 9 1 1 -4
shut Doffered	-7 2 2 4 0 -1
shut for	-3 0 8 -2 0 -2
sick	18 -2 -4 -2 -1 -10
sick so	13 0 -5 -1 0 -7
side	4 -2 -10 -15 -7 30
side gate	-9 -1 -6 -10 -3 29
side gate $	9 0 -3 -4 -1 0
side gate is	-6 0 -1 -2 -1 10
sign	-2 -3 -8 34 -5 -16
sign for	-2 -1 -6 22 -4 -10
sign for it	-2 -1 -6 22 -4 -10
signal	-4 -8 -13 6 18 1
signed	15 6 -10 -3 -2 -7
signed off	16 6 -9 -1 -1 -11
signing	-3 0 0 7 0 -3
since	14 -4 -4 -2 -3 0
sir	11 -1 -2 -1 0 -7
sir $	11 -1 -2 -1 0 -7
sister	8 -1 5 -4 -1 -7
sister s	5 -2 1 -1 -1 -2
sisters	8 -2 -4 0 0 -1
sisters in	5 0 -4 0 0 0
sit	-3 7 -3 3 -1 -3
site	-6 7 -4 -7 19 -10
site $	11 -3 -6 0 0 0
site T	-14 11 5 -2 -1 0
site contact	5 0 0 0 -2 -3
site contact is	5 0 0 0 -2 -3
site foreman	-4 -1 -1 -2 9 0
site manager	-1 0 0 -3 8 -3
site office	-1 0 0 -3 6 -2
size	-3 -1 -1 8 0 -4
skiing	-19 0 49 -4 -2 -24
skiing .	-18 -1 49 -4 -2 -24
skip	-8 -1 -1 -1 -1 11
sleep	28 -3 -11 -2 -1 -10
sleeping	12 1 -3 -2 -2 -6
sleeping on	11 -1 -2 -1 -1 -6
sleeping on a	7 0 -2 -1 -1 -4
slippy	-3 0 -2 -1 0 6
slot	32 12 -14 -18 -9 -3
slot $	25 1 -7 -3 -3 -13
slot T	-16 12 0 -1 -1 5
slot on	0 14 0 -13 0 0
slot please	12 -9 0 0 -1 -2
slot please $	6 -4 0 0 0 -1
slots	-5 5 -1 0 0 1
slow	8 -4 -2 0 0 -3
smashed	-1 -1 -1 10 0 -7
smashed my	-1 -1 -1 10 0 -7
snow	-6 0 7 5 -1 -5
so	82 6 -17 -32 -41 -39
so Dfree	-26 32 -3 -1 -1 -2
so Dfull	-11 18 -1 -2 -1 -3
so Dfull $	-5 11 -1 -2 0 -3
so Doffered	101 -25 -55 -6 -6 -12
so Doffered $	52 -7 -20 -3 -1 -21
so Doffered ,	-20 -2 -1 0 0 23
so Doffered T	-10 11 0 0 0 -1
so Doffered i	6 0 -4 0 0 -1
so Doffered is	7 0 -5 0 0 -2
so Doffered it	20 -8 -7 -1 -1 -2
so Doffered please	16 -5 -8 0 -1 -1
so Dopen	-15 20 -1 -1 -1 -2
so Dopen ,	-8 9 0 0 0 -1
so Dopen T	-6 8 0 0 0 -1
so O	16 3 -11 -1 0 -7
so O $	23 -6 -11 -1 0 -5
so O Dopen	-12 13 0 0 0 0
so T	-11 22 -8 -1 0 -3
so T $	9 -4 -3 0 1 -2
so T are	-24 28 -5 0 0 0
so any	-6 7 0 0 0 -1
so anytime	12 -7 -4 0 0 -1
so book	5 -4 -1 0 0 0
so book that	5 -4 -1 0 0 0
so bring	7 -1 -5 0 0 0
so can	-8 -3 21 -3 -1 -6
so can not	-12 -3 22 -2 0 -5
so do	4 -7 -3 0 -1 7
so do not	4 -7 -3 0 -1 7
so either	7 -2 -4 0 0 0
so either of	9 -4 -4 0 0 0
so get	12 -7 -1 -2 0 -2
so get it	12 -7 -1 -2 0 -2
so go	-10 0 0 -2 0 12
so has	8 -3 -5 0 0 0
so has to	8 -3 -5 0 0 0
so honestly	14 -3 -7 -1 -1 -2
so i	3 -4 19 -3 1 -15
so i am	-6 1 11 -1 0 -5
so i can	6 -6 4 -1 -2 -1
so i have	-5 0 5 0 0 0
so i want	6 -5 0 0 0 0
so it	20 -6 -3 -4 -1 -7
so it is	8 -4 3 -2 0 -5
so it would	8 -3 -3 -2 0 -1
so just	16 -1 -5 -1 1 -10
so knock	6 -1 -1 -1 0 -3
so knock loud	5 -1 -1 0 0 -2
so let	-7 9 -2 0 0 0
so let us	-7 9 -2 0 0 0
so long	2 -1 -2 6 0 -4
so much	-9 4 -3 -1 -1 10
so much for	-5 -1 -1 0 0 7
so needs	11 -8 0 0 0 -3
so needs to	11 -8 0 0 0 -3
so no	-15 -18 45 -2 -3 -7
so no $	-9 -11 32 -1 -1 -9
so no to	-8 -1 11 0 -1 -2
so nobody	-15 -2 19 0 0 -2
so not	-7 -8 30 -1 -1 -13
so not Doffered	-13 -7 32 -1 -1 -11
so nothing	5 -1 0 -1 0 -3
so notmind	25 0 -9 -1 -1 -13
so parking	-18 -2 -5 -1 0 26
so quick	5 0 -1 -1 0 -3
so tell	-1 -1 -2 -1 -1 5
so that	1 -4 11 -3 -2 -3
so that is	-19 -1 20 0 0 0
so that one	7 -1 -4 0 0 -1
so the	16 3 -10 -2 -1 -6
so the T	14 -8 -1 -1 0 -4
so there	-9 6 16 -6 -1 -5
so there is	-9 5 17 -6 -1 -5
so we	-9 -4 9 -1 1 3
so we can	-7 -2 10 -1 1 -1
so whichever	16 5 -10 -3 -1 -8
so yes	14 -4 -5 0 -1 -4
so you	14 -1 -11 -1 0 -1
so you can	13 -1 -11 -1 0 -1
sofa	-20 -2 -19 -18 -2 61
sofa $	0 0 -7 -1 -1 9
sofa or	-8 0 -1 -6 0 15
sofa or the	-8 0 -1 -6 0 15
soft	7 -3 -2 0 0 -2
soggy	5 -4 0 0 0 0
some	-12 0 35 -7 -5 -11
some other	-8 -1 23 -4 -2 -8
some other dates	-8 -1 10 0 0 0
someone	-9 -9 -25 8 92 -57
someone $	-10 0 -1 -3 30 -16
someone about	-2 0 -2 -2 14 -8
someone about access	-1 0 -1 -1 9 -7
someone bell	-3 0 -1 -3 8 -1
someone call	-1 0 -1 -2 5 -2
someone else	-2 0 -4 11 -2 -2
someone phone	-1 -1 -2 -1 5 -1
someone phone me	-1 -1 -2 -1 5 -1
someone please	-6 -3 -1 7 9 -7
someone ring	-2 -2 -3 -2 9 -1
someone will	11 2 -4 -5 -1 -3
someone will be	11 2 -4 -5 -1 -3
someone with	-3 -1 -3 6 3 -2
something	-8 -2 18 -2 -1 -5
something else	-12 -1 18 -2 -1 -1
something else $	-4 0 6 0 -1 -1
son	7 -1 -7 4 1 -4
son $	7 0 -3 -2 -1 -1
son is	-7 6 -1 -6 -2 10
son is home	-2 3 0 -4 -1 5
son s	-9 -2 0 14 -3 0
son will	6 -1 -1 0 0 -4
son will be	5 -1 -1 0 0 -3
soon	-8 0 17 -3 -1 -5
soon ,	-1 0 6 0 0 -4
soon as	-4 -2 0 0 0 7
sooner	13 -2 -4 -4 6 -9
sooner $	10 -1 -1 -1 0 -6
sorry	-21 -9 130 -38 -22 -44
sorry $	-38 -10 95 -11 -8 -27
sorry ,	-20 11 11 -3 -2 4
sorry , both	-7 2 5 0 0 0
sorry , i	-15 5 -7 0 0 17
sorry , not	-3 0 10 -1 -1 -4
sorry , yes	6 0 -4 0 0 -1
sorry .	-4 14 -10 -1 -1 0
sorry . Dopen	-3 9 -6 0 0 0
sorry about	-4 -1 6 0 -1 -1
sorry for	22 -4 -8 -1 -2 -7
sorry i	-4 -6 19 -2 -1 -7
sorry i am	0 -9 14 -1 0 -3
sorry i can	-4 1 6 0 0 -2
sorry in	7 -1 -5 0 0 0
sorry in advance	7 -1 -5 0 0 0
sorry meant	17 -1 -10 -2 0 -4
sorry meant Doffered	5 -1 -2 0 0 -2
sorry meant to	12 0 -8 -1 0 -2
sorry no	-2 -3 10 0 0 -4
sorry no good	-2 -3 6 0 0 -1
sorry not	-9 0 10 0 0 -1
sorry not Doffered	-8 0 10 0 0 -1
sorry we	-11 1 14 -2 0 -2
sorry we are	-4 2 5 -1 0 -1
sorry wrong	-9 0 -6 -8 -1 24
sort	-19 -5 -3 -9 49 -13
sort a	-10 -3 -1 -1 17 -2
sort a day	-6 -2 -1 -1 12 -2
sort it	-5 -2 -2 -7 31 -15
sort it $	-5 -2 -2 -7 29 -14
sorting	2 0 7 0 -2 -7
sorting it	0 0 8 0 -1 -6
sorts	-2 0 -1 -2 13 -7
sorts deliverys	-2 0 0 -1 7 -4
sounds	19 11 -8 -5 -14 -2
sounds good	29 11 -5 -2 -4 -28
space	28 1 -1 -3 -2 -22
spain	3 -5 6 -1 0 -4
spare	9 -1 -1 -3 -1 -3
spare key	6 0 -1 -2 0 -2
speak	-29 -4 -6 -13 65 -13
speak to	-26 -4 -6 -12 62 -13
speak to a	-5 0 -1 -5 19 -7
speak to my	-2 0 -1 -2 15 -9
speak to someone	-11 0 -2 -3 26 -11
speak to the	-4 0 -1 -2 8 -1
split	-7 0 6 -1 -1 3
split up	-7 0 6 -1 -1 3
split up and	-6 0 8 0 -1 0
sports	1 -5 -3 0 3 4
st	7 -1 -7 -1 -1 3
stairlift	-2 0 -1 -1 6 -3
stairs	5 -3 -10 -3 -2 13
stairs $	6 -1 -3 6 -1 -7
stairs ?	6 0 0 -5 0 0
stairs turn	-8 -1 0 0 0 9
standard	-5 -4 0 9 0 1
star	1 -2 -3 -2 -2 8
start	10 -1 -4 -3 -6 3
start i	7 -3 -1 -1 -2 -1
start to	-1 0 0 0 -4 6
start to finish	-1 0 0 0 -4 6
starts	3 -7 4 0 -1 0
starts ,	-3 -1 9 0 0 -4
starts Doffered	6 -2 -2 0 0 -2
starts on	5 -2 -2 0 0 0
state	8 0 -7 0 0 0
stay	-2 0 6 -1 -1 -2
step	17 -2 2 1 -5 -13
step $	-4 -1 8 -4 -1 2
step it	6 0 -1 -1 0 -3
step it is	6 0 -1 -1 0 -3
steps	23 -1 -12 -4 -3 -4
sticks	-4 0 -1 0 0 6
still	17 -14 11 14 -4 -25
still have	-1 0 -1 10 0 -6
still wet	-4 -1 7 -1 -1 -1
still wet .	-5 0 7 0 -1 0
stock	-5 -1 -2 16 -1 -7
stock $	-2 0 -2 16 0 -11
stocktaking	-3 0 6 -1 0 -1
stood	-6 1 3 -2 -1 5
stood in	-6 -1 4 -2 -1 5
stop	-59 -3 -12 -14 -11 99
stop $	-19 -1 -6 -7 -3 35
stop all	-5 0 -2 -2 -1 10
stop all $	-5 0 -2 -2 -1 10
stop texting	-9 0 -2 -2 -5 18
stop texting me	-9 0 -2 -1 -4 16
story	-10 -2 14 -2 0 0
stretch	-3 -1 -1 -13 0 18
strictly	0 0 -1 -7 0 9
stuck	2 -7 0 25 -4 -17
stuck $	8 -1 -2 0 -1 -3
stuck in	-10 -1 6 17 -3 -9
stuck on	5 0 0 0 0 -4
stuck on the	5 0 0 0 0 -4
stuff	7 -1 -1 -2 7 -10
stuff $	10 0 -1 -1 0 -8
subject	12 -5 -3 2 -1 -4
subject to	15 -5 -2 -1 -1 -7
subject to the	7 -4 -1 0 0 -2
sue	5 0 -1 -1 0 -2
suggest	-16 5 15 -2 -1 -1
suggest Dfree	-4 7 -1 -1 0 -1
suits	77 17 15 -25 -13 -72
suits $	47 -4 0 -8 -3 -31
suits ,	8 5 -8 -3 -1 -1
suits , i	7 -1 -2 0 -1 -3
suits .	5 -1 26 -8 -4 -18
suits . i	6 0 0 -1 0 -4
suits better	-2 5 0 0 0 -1
suits us	0 12 -7 -1 -3 -2
suits us ,	-2 11 -4 0 -1 -3
suits us as	-5 5 0 0 0 0
suits you	23 0 -2 -4 -1 -16
summer	5 -1 -2 -2 0 1
suppose	10 -4 -8 -7 -1 10
suppose $	6 -3 -7 -6 -1 11
supposed	3 -3 -3 -3 0 6
supposed to	3 -3 -3 -3 0 6
surcharge	-3 -2 0 8 0 -2
sure	-6 -3 -11 -2 -2 23
sure i	5 -1 -2 0 0 -2
surgery	1 0 -2 5 -1 -3
surprise	9 7 -1 -1 -3 -12
swap	26 -1 -6 -6 -3 -9
swap my	20 -2 -5 -5 -2 -6
swap my shift	20 -2 -5 -5 -2 -6
swimming	13 -9 0 0 0 -2
system	-40 -4 -2 -3 -1 50
t	34 -5 -1 -7 -2 -19
t .	7 -4 0 0 0 -2
table	1 0 -4 -13 -1 17
table $	0 3 -2 -14 -1 14
tail	1 0 -8 10 4 -6
tail lift	0 0 -7 10 -1 -3
tail lift ?	0 0 -5 5 0 0
take	20 -5 -12 22 -17 -7
take O	18 -1 -1 -1 0 -15
take any	8 -2 -5 0 0 0
take it	15 -6 10 8 -3 -23
take it in	-2 0 -4 9 -1 -2
take it yet	-7 0 12 -2 -1 -2
take me	-20 -1 -2 -4 -4 31
take me off	-20 -1 -2 -4 -4 31
take my	-10 10 0 -2 -2 4
take shoes	-1 -1 -4 12 0 -5
take shoes off	-1 -1 -4 12 0 -5
take the	13 -2 -4 4 -3 -8
take the cardboard	6 0 0 -5 0 0
take the old	5 0 0 -1 0 -3
take the packaging	5 -1 -1 1 -1 -2
take their	-1 -2 -2 0 -1 7
take their shoes	-5 -1 -1 1 -1 7
take them	-3 0 -1 6 0 -2
take them to	-3 0 -1 6 0 -2
taken	-15 -1 14 22 -3 -18
taken ill	-1 0 8 -1 0 -6
takes you	5 -1 0 -1 0 -2
takes you to	5 -1 0 -1 0 -2
taking	4 -1 2 1 -1 -7
talk	-26 -12 -5 -6 53 -5
talk it	-14 -6 -1 -2 17 6
talk it over	-6 -1 -1 0 -1 9
talk it through	-8 -5 0 -2 18 -3
talk to	-7 -2 -1 -3 22 -8
talk to a	-2 -2 0 0 6 0
talk to my	-3 0 0 0 -2 5
tarp	-3 0 0 -1 0 5
tbh	17 -2 11 -5 -1 -20
tbh $	10 -1 5 -2 -1 -11
tbh .	-1 -1 6 -1 1 -4
tea	20 -2 -2 -4 -3 -9
tea or	5 -1 -1 -3 0 0
tea or coffee	5 -1 -1 -3 0 0
teach	-2 5 2 -2 -1 -2
teach Doffered	-5 -1 7 0 0 -1
team .	-5 0 0 0 -1 6
tell	4 -17 -9 19 -1 4
tell me	-11 -3 7 21 -8 -5
tell me how	-2 0 7 -2 -1 -2
tell me the	-6 0 0 12 -3 -3
tell me whether	-5 -2 -1 11 -2 -1
tell the	6 0 -2 -2 -1 -1
tell the men	-1 0 -2 -1 -1 5
tell them	24 -5 -7 -4 -2 -6
tell them to	5 0 -1 -1 0 -3
tell you	-11 -6 -5 4 11 6
tell you $	-4 -1 -1 2 8 -3
tell you Doffered	-4 -2 -3 -1 0 10
tenant	9 -5 -4 -1 3 -3
tenants	-2 11 0 -1 -1 -7
tenerife	-15 3 18 -2 -1 -4
term	-1 5 -1 0 -1 -1
terms	-8 0 -2 0 0 11
terms .	-8 0 -2 0 0 11
test	-8 -5 23 -2 -1 -8
test $	-6 0 16 -6 0 -4
text	-27 -10 -12 28 33 -12
text $	-6 -1 -6 -1 5 10
text ,	6 -10 -1 -1 12 -7
text , phone	-1 -3 0 0 5 0
text .	-17 18 -3 -1 7 -4
text . Doffered	-17 17 0 0 0 0
text i	-1 0 -5 0 9 -3
text i am	-1 0 -5 0 9 -3
text me	18 -2 0 -5 -7 -4
text when	5 -3 3 3 -1 -6
texting	-19 -1 -5 -3 18 10
texting $	-7 0 -1 -1 13 -5
texting .	-3 0 -2 -1 9 -3
texting me	-9 0 -2 -1 -4 16
texting me $	-9 0 -2 -1 -4 16
than	-25 11 -6 25 8 -13
than Doffered	-16 1 -4 29 -1 -11
than Doffered $	-16 1 -4 30 -1 -11
than T	-10 14 -2 -1 -1 0
than T ?	-10 14 -2 -1 -1 0
thanks	53 -19 13 -48 -32 3
thanks !	-13 -1 -5 0 0 19
thanks ! $	-13 -1 -5 0 0 19
thanks $	13 -15 24 -11 -6 0
thanks ,	13 0 -4 10 0 -19
thanks , Doffered	12 -2 -7 0 0 -3
thanks .	26 -3 -4 -13 -2 -4
thanks . $	7 0 -1 0 -1 -5
thanks but	-2 -1 18 -3 0 -11
thanks but no	-1 0 8 0 0 -8
thanks butt	5 -1 -2 0 0 -2
thanks butt $	5 -1 -2 0 0 -2
thanks for	-43 14 2 -14 -6 47
thanks for getting	-6 0 0 0 -1 7
thanks for letting	-8 0 -2 -2 -1 13
thanks for the	-13 15 -4 -6 -1 10
thanks for this	-9 -1 17 -1 -1 -4
thanks for your	-4 2 -1 -1 0 5
thanks god	12 0 -1 -1 0 -9
thanks hun	5 0 -1 0 0 -4
thanks hun $	5 0 -1 0 0 -4
thanks pal	8 -1 -1 0 0 -5
thanks pal $	8 -1 -1 0 0 -5
thanks x	-4 0 0 0 0 5
thanks x $	-4 0 0 0 0 5
thanks you	39 -8 -5 -19 -12 5
thanks you !	-4 -1 -1 0 -1 8
thanks you $	12 1 -4 -1 -1 -7
thanks you ,	3 -3 7 0 -2 -5
thanks you .	17 -5 -3 -2 -2 -5
thanks you for	-13 0 -1 -3 -5 22
thanks you so	-5 0 -1 0 0 7
thanks you very	12 0 0 -10 0 -2
that	69 0 9 11 -41 -63
that $	4 26 -7 -15 -3 -5
that .	5 1 1 -1 -2 -4
that . $	-2 -2 6 0 0 -2
that ?	7 2 0 -7 0 0
that ? $	10 0 0 -9 0 0
that Doffered	-8 -1 -1 16 -1 -4
that Doffered .	7 -2 -5 0 0 -1
that Doffered ?	-7 9 0 -2 0 0
that T	10 -10 3 2 -2 -3
that be	-4 -1 -2 8 0 -1
that can	-4 1 -3 0 0 7
that date	1 0 12 -4 -4 -4
that day	-7 -4 22 -8 -2 -1
that day $	-1 -1 8 -2 -1 -4
that day .	-8 -3 -1 0 0 12
that day i	-3 0 12 -1 0 -7
that down	-5 0 -5 15 -1 -2
that is	44 -4 27 -31 -5 -31
that is T	6 -2 0 -4 0 0
that is a	-24 -3 20 8 0 0
that is gone	5 -3 -1 -1 0 0
that is good	45 -14 -9 -3 -1 -17
that is no	-4 1 6 0 -1 -1
that is not	9 -2 -6 0 0 -1
that is ok	17 -3 -1 -11 0 -1
that is the	-8 12 12 -12 0 -4
that is when	-4 9 0 -3 0 -1
that leaves	5 -1 -3 0 0 -1
that my	-8 4 0 0 0 5
that one	9 1 -2 -2 -2 -3
that one $	6 0 -3 -1 0 -2
that smashed	-1 0 -1 8 0 -6
that smashed my	-1 0 -1 8 0 -6
that suits	11 0 -4 -1 -1 -5
that the	3 -3 -3 8 -1 -3
that the proposed	5 0 -1 0 0 -4
that time	5 0 -1 -1 0 -2
that time is	9 0 -1 0 0 -7
that was	4 0 -6 -3 0 6
that week	-17 5 22 -1 -1 -7
that will	5 -3 -1 0 0 -1
that works	11 1 -2 -1 -1 -9
that works .	12 0 -2 0 -1 -9
that would	17 0 -9 -4 0 -4
that would be	17 0 -9 -4 0 -4
that you	-1 0 -1 -3 -1 5
the	17 -11 -40 35 -22 0
the $	7 -1 5 -4 -1 -6
the .	2 -6 -12 -4 -1 21
the Dconflict	-13 -2 0 0 -1 17
the Dfree	-4 27 -3 -7 -1 -11
the Dfree $	8 -8 0 0 0 0
the Dfree in	-3 5 -1 -1 0 0
the Dfull	7 16 -5 -12 -3 -3
the Dfull $	17 -10 -3 -1 -1 -2
the Doffered	86 -8 -33 -11 -11 -34
the Doffered $	-34 69 -13 -12 -2 -9
the Doffered ,	20 -7 -5 -5 0 -2
the Doffered .	12 -6 -2 -1 -1 -3
the Doffered ?	34 -9 -2 -21 -1 -2
the Doffered T	4 -10 0 9 0 -2
the Doffered but	31 -24 -2 -1 -1 -3
the Doffered i	-5 -4 15 -1 -1 -5
the Doffered if	11 -2 -3 -2 -1 -4
the Doffered not	11 -6 -3 0 0 -2
the Doffered one	15 -9 -3 3 -1 -5
the Doffered please	19 -5 -10 -2 -1 -2
the Doffered thanks	5 -1 -3 0 0 -2
the Dopen	-14 27 -2 -7 -1 -2
the Dopen ?	0 6 0 -5 0 0
the Dopen T	-4 6 0 -1 0 -1
the O	14 -3 -3 -1 0 -6
the T	20 20 -3 -6 -4 -27
the T $	36 -18 -1 -2 -1 -15
the T on	-21 28 -1 -3 -1 -2
the T one	9 0 -1 -1 -2 -6
the above	-5 0 20 -7 -1 -7
the baby	12 -2 -2 -1 0 -7
the baby $	9 -2 -2 0 0 -5
the back	-6 -8 2 -7 -3 22
the back $	0 -1 -1 -2 0 5
the back .	-9 0 0 0 -1 11
the back end	-2 0 5 0 0 -3
the back gate	-10 -2 0 -1 -1 15
the balance	-2 -1 0 7 -1 -3
the bath	-1 -1 -7 -2 -1 12
the bath $	-5 -1 -7 -2 -1 15
the bay	-4 0 0 -1 -2 7
the bed	-1 -2 0 7 0 -4
the bell	20 -6 -17 -4 -11 19
the bell does	13 -2 -14 -1 -1 5
the best	-3 4 -3 5 -1 0
the best day	-5 6 0 0 -1 0
the best of	13 -1 -2 -1 0 -9
the better	13 -6 0 -3 0 -3
the bins	-11 -1 -1 -4 -1 18
the blue	3 -1 -4 5 -1 -3
the boiler	-3 -1 5 0 0 -1
the bottom	4 0 -6 5 0 -3
the bottom of	0 0 -5 5 0 0
the broken	-3 3 -1 7 -1 -5
the builders	-4 -1 -8 -9 -1 22
the builders are	-4 -1 -8 -9 -1 22
the bus	7 -1 -7 -1 6 -3
the capitals	6 0 -1 0 0 -3
the capitals off	6 0 -1 0 0 -3
the car	9 -4 -3 6 -4 -3
the car park	-3 -1 0 6 -1 -2
the caravan	5 0 -4 0 0 0
the card	-4 0 -2 0 0 7
the cardboard	6 0 0 -5 0 0
the carer	0 6 -5 0 0 -1
the cat	3 -2 -4 -5 0 7
the chapel	4 -6 0 3 0 0
the chippy	6 2 -3 -1 0 -3
the chiropodist	16 -9 -2 0 -2 -2
the chiropodist T	9 -8 -1 0 0 0
the chiropodist on	5 -1 -2 0 -1 -1
the close	-5 0 -3 10 0 -2
the code	-12 0 -1 -2 -1 15
the code $	-12 0 -1 -2 -1 16
the colour	-6 0 -4 -1 -1 11
the computer	5 -3 0 0 1 -3
the concierge	5 -5 0 4 -1 -2
the confirmation	5 -1 -1 1 6 -10
the consignment	-1 0 0 7 -2 -3
the country	-4 10 -2 0 0 -4
the cow	-2 0 5 0 0 -3
the cow $	-2 0 5 0 0 -3
the customer	-21 -3 -4 -5 -1 32
the dates	-1 -2 3 2 5 -8
the dates on	0 -1 -3 5 0 -1
the day	-27 21 10 0 2 -6
the day $	-23 27 -1 0 0 -3
the day ?	5 -4 -1 0 0 0
the day of	-6 0 15 -6 0 -3
the day off	13 -2 -1 0 -1 -9
the day or	-2 -6 0 9 0 -1
the delivery	-3 -4 -3 26 -1 -15
the depot	-4 3 -6 -3 -1 10
the diary	2 -1 -1 -5 6 -1
the diary $	-1 0 0 -3 5 -1
the difference	-2 -2 0 6 0 -1
the dimensions	-10 -1 -3 20 -2 -3
the dimensions of	-10 -1 -3 20 -2 -3
the dog	15 -4 0 -5 -1 -6
the dog is	-2 0 5 -4 0 2
the dogs	38 -2 -8 -1 0 -26
the door	-1 -7 3 -3 -7 15
the door $	8 0 0 0 -2 -6
the door ?	5 0 0 -4 0 0
the door off	-12 -1 0 4 0 9
the drive	9 3 -9 -6 -1 4
the drive $	7 0 -8 -5 -1 7
the driver	7 -4 -9 26 -16 -4
the driver $	-2 0 0 6 -1 -3
the driver have	-1 0 -5 11 0 -5
the driver ring	4 0 -1 7 -6 -4
the driver to	9 0 0 0 -8 0
the email	-1 -1 -3 -1 -1 7
the end	8 -1 -1 -6 0 0
the extension	-9 13 -1 -1 -1 -1
the extension will	-8 13 -3 0 -1 0
the first	-6 23 -4 -3 -2 -9
the floor	-4 7 -3 1 -2 1
the front	-5 -1 -3 -3 -1 13
the front ,	-6 0 -3 -2 -1 12
the gangplank	-1 0 -1 6 -3 -1
the garage	-4 0 -1 8 -1 -2
the gas	-24 -2 31 -1 0 -4
the girl	7 0 6 -1 -1 -11
the girl in	-6 0 7 0 0 0
the good	-9 0 -1 -5 0 16
the goods	10 -2 -4 2 -2 -5
the goods .	5 0 0 0 0 -4
the grandkids	6 -3 0 0 -1 0
the grey	-7 0 -3 -1 -2 13
the grey one	-6 0 -2 -10 -2 22
the grey or	0 0 0 9 0 -9
the hall	5 -1 -6 -2 3 0
the hall .	-4 0 -3 0 0 8
the harvest	-5 0 6 0 0 0
the hospital	9 -6 2 0 0 -5
the house	-4 -4 33 -6 -2 -18
the house $	-2 1 10 -3 -1 -5
the house ,	-2 0 13 -1 -1 -9
the house all	5 -4 0 0 0 0
the house is	-6 -1 11 -1 0 -3
the infirmary	-6 -1 11 -1 0 -4
the intercom	-3 0 -1 -1 0 5
the kettle	10 -1 0 -1 0 -8
the kettle on	10 -1 0 -1 0 -8
the key	-2 -2 -3 -2 0 9
the key is	-3 -2 -2 -2 0 10
the keys	-3 4 7 -2 2 -7
the keys $	-4 3 7 -1 -1 -4
the kids	3 6 -1 -15 12 -5
the kids $	-6 -3 -1 0 13 -3
the kitchen	-4 3 5 -1 2 -4
the kitchen fitters	-3 1 5 0 0 -2
the lads	-3 -5 -5 24 -2 -10
the lakes	-6 8 0 0 0 -2
the landing	0 0 0 7 -1 -5
the landline	-5 -6 -13 0 28 -3
the landlord	-1 -4 6 3 -1 -3
the landlord has	-7 0 7 0 0 0
the lane	10 -2 -2 -1 0 -5
the largest	-11 -1 -2 20 -4 -2
the largest carton	-1 0 -1 6 -2 -1
the last	-5 -3 -5 6 -3 10
the lawn	-1 -2 -1 -1 -1 5
the leg	-18 -3 48 -1 -3 -24
the legs	4 -1 -1 8 -1 -9
the lift	-13 -4 7 -6 -1 17
the lift is	-15 -3 -1 -3 0 22
the lift s	5 0 0 -2 0 -3
the lifts	-1 -5 0 12 0 -5
the little	-11 13 -1 0 0 0
the long	10 -5 -1 -2 0 -3
the long Dfull	9 -4 0 -2 0 -3
the longest	-2 1 -1 5 -2 -1
the lorry	18 -6 -6 -2 -1 -3
the lot	-15 0 -2 -8 -1 25
the lot of	-14 0 -2 -8 -1 25
the match	9 -7 3 0 0 -5
the match .	2 -2 5 0 0 -3
the mattress	-15 -2 -1 23 -1 -4
the men	16 -3 -4 -10 -1 2
the men take	5 -1 -1 -1 0 -1
the message	-1 -3 -1 -2 0 8
the message .	5 -3 0 0 0 -2
the meter	5 -1 -1 0 0 -3
the meter box	5 -1 -1 0 0 -3
the missus	-5 2 -2 -1 0 6
the moment	6 -5 0 2 -1 -2
the money	11 -1 -4 6 -2 -10
the montaje	-1 0 -1 6 0 -3
the name	-4 0 0 6 0 -1
the new	6 0 3 -7 -1 -1
the new tenant	-1 -2 -2 0 0 6
the new year	-4 -3 8 0 0 -1
the nursery	-1 0 -2 -6 -1 9
the oak	6 -1 0 1 0 -5
the office	-12 13 3 -3 2 -3
the old	-5 7 -5 -10 -2 15
the old one	-5 11 -5 -10 -2 11
the one	24 -12 1 6 3 -22
the one $	6 -1 -1 -1 0 -3
the one Doffered	6 0 -1 -1 0 -4
the one day	-15 2 16 -2 0 -1
the one for	7 -1 -1 -2 0 -2
the one on	11 0 -3 -1 -3 -2
the one with	-4 0 -1 1 -2 6
the only	-24 1 2 3 3 15
the only day	-23 2 -4 1 -1 24
the only one	7 -6 6 -5 4 -6
the only way	-4 0 0 8 0 -4
the orange	-5 -2 8 0 0 -2
the order	-5 -1 -1 8 -6 5
the other	-18 -2 -10 -2 1 32
the other bit	-2 0 -1 10 0 -6
the others	11 -2 -7 0 0 -2
the others $	11 -2 -7 0 0 -2
the packaging	3 -2 -3 15 -2 -11
the packaging away	-7 -1 -1 12 -1 -2
the pallet	-2 0 -3 7 -1 -1
the paperwork	-6 -1 0 8 0 -1
the parcel	6 -1 -1 2 -1 -5
the parking	-1 0 -2 14 0 -11
the pavement	2 -1 -4 7 -1 -3
the phone	-5 -4 -2 -9 15 5
the phone ,	-2 0 0 -1 7 -4
the phone .	0 -1 -1 0 -5 6
the phone ?	0 -2 0 -8 10 0
the porch	4 -3 -2 -5 -1 8
the porch if	6 -3 0 0 0 -2
the porter	-1 -1 -2 -5 0 10
the pot	-2 0 -1 -5 0 8
the price	7 0 -1 0 0 -6
the proposed	5 0 -1 0 0 -4
the pub	6 -3 -4 -1 2 -1
the purchase	-7 -4 -7 9 0 10
the rear	-3 0 -1 -1 0 5
the right	2 -7 -5 13 -3 -1
the right address	0 -5 0 6 0 0
the right one	5 0 -1 -5 0 0
the right person	-4 0 -1 -2 -2 9
the right postcode	-1 -1 -3 12 -1 -6
the rigs	-6 6 1 -1 -1 0
the road	3 10 6 -4 -1 -15
the road ,	5 -2 0 0 0 -2
the road .	-4 11 0 0 0 -7
the roof	-2 0 7 -1 -1 -4
the room	-3 0 7 -1 0 -2
the rota	-1 6 -5 -1 0 1
the rota says	0 6 -5 0 0 0
the royal	-1 -1 5 -1 -1 -2
the same	8 2 -9 14 -2 -13
the same as	-4 9 -3 0 -1 -1
the same to	12 -2 0 -3 0 -6
the school	6 0 8 -2 -1 -10
the school $	-8 8 0 0 0 0
the school gate	5 -1 -1 -1 0 -3
the school run	16 -5 -2 -3 -1 -5
the screen	-3 0 -5 -1 12 -3
the settee	5 0 0 0 0 -4
the shed	-2 1 -1 -5 0 8
the shed $	-3 1 0 -4 0 7
the shop	-12 -1 8 -1 -2 8
the shop $	-10 0 -2 -2 -1 15
the showroom	-11 10 6 -1 -1 -3
the sick	6 -2 -1 -1 0 -2
the side	2 -3 -5 -13 -5 22
the side gate	-7 -1 -3 -6 -1 18
the site	-5 -1 -2 -6 16 -2
the site foreman	-4 -1 -1 -2 8 0
the site office	-1 0 0 -2 5 -2
the sofa	-2 -1 -6 12 -2 0
the stairs	-8 -1 -4 5 -1 9
the stairs $	2 0 -2 6 -1 -4
the step	13 -1 4 -5 -3 -8
the step $	-4 -1 8 -4 -1 2
the surgery	2 0 -2 5 0 -3
the tarp	-3 0 0 -1 0 5
the text	-17 18 0 1 0 -1
the tracking	1 0 -4 8 -1 -4
the tracking page	-1 0 -3 6 0 -1
the understanding	5 0 -1 -1 0 -2
the understanding that	5 0 -1 -1 0 -2
the update	-7 0 -2 -3 0 12
the update $	-1 0 -2 -2 0 6
the van	-1 -2 3 11 -1 -10
the van aside	-2 0 -1 9 -1 -4
the vehicle	-1 0 -2 6 -1 -3
the walnut	6 -1 0 1 0 -5
the ward	8 -6 3 -2 0 -4
the wardrobe	-13 -1 -1 0 0 15
the wardrobe is	-14 -1 -1 0 0 16
the way	5 -1 -2 1 -2 -2
the weight	-1 -5 -1 10 -2 -1
the whole	1 14 -7 -12 -1 5
the whole day	6 1 -5 -1 0 0
the whole family	-7 7 0 -1 0 0
the whole of	4 3 -2 0 0 -5
the wife	-21 -2 8 -7 1 20
the wife $	-26 1 -1 -1 -1 28
the wife s	-5 0 9 0 0 -3
the wife says	8 -1 1 -3 -1 -5
the will	2 5 -2 0 -1 -5
the window	11 -2 -9 0 0 0
the window .	9 0 -9 0 0 1
the world	7 -2 -4 0 -1 -1
the wrong	1 -2 -15 -5 -2 22
the wrong number	-1 0 0 -4 -1 5
the wrong person	-1 0 -7 0 0 8
theatre	-6 5 -2 -5 -1 10
their	4 -3 -5 2 -2 5
their shoes	-5 -1 -1 1 -1 7
their shoes off	-5 -1 -1 1 -1 7
them	22 -12 52 -4 -5 -53
them $	0 -1 31 -6 -3 -21
them .	-12 1 14 -1 -2 -1
them days	-18 -4 24 4 -2 -5
them to	4 -1 -2 5 0 -6
then	38 37 -10 0 -12 -52
then $	2 27 8 6 -6 -36
then ,	1 -1 7 -1 -1 -5
then .	9 13 -6 -3 -2 -11
then . $	-4 13 -2 -1 -1 -5
then . i	9 -3 -1 0 0 -5
then Doffered	20 -4 -5 -2 0 -9
then Doffered $	13 -3 -2 -2 0 -6
then Doffered is	5 0 -3 0 0 -2
then a	-2 0 -2 0 -1 6
then and	-4 1 0 -1 5 0
then can	-2 0 -4 7 0 -2
then can not	-2 0 -4 7 0 -2
then i	0 -7 13 -2 0 -3
then i can	12 -5 -1 -2 0 -3
then it	0 7 0 -2 0 -4
then it is	0 7 0 -2 0 -3
then no	24 -1 -17 -2 -1 -3
then no $	24 0 -17 -2 -1 -3
then please	6 -3 -1 0 0 -1
then so	-5 8 -2 -1 0 0
then the	-1 -2 5 -1 0 0
then you	6 -1 -1 -1 0 -3
there	-5 6 -8 5 9 -7
there $	-3 13 6 -20 -3 7
there Doffered	-28 -2 19 -5 0 16
there Doffered and	-19 -1 2 -1 0 18
there a	-7 2 -1 1 13 -8
there an	-8 12 -1 0 0 -3
there an extra	-7 -2 -1 13 0 -3
there any	4 -11 -13 25 -1 -5
there anything	3 11 10 -20 -2 -2
there anything else	-2 -2 10 -6 0 0
there anything on	0 13 0 -13 0 0
there are	-4 -4 -8 -7 7 15
there are delivery	-3 0 0 -1 5 -1
there are quantity	-4 -1 -6 -4 -1 16
there is	-2 -7 16 -2 0 -5
there is a	18 1 -19 -5 5 0
there is no	13 -4 -5 -2 -2 0
there is nobody	-20 -3 30 -9 -1 2
there is not	-8 -1 -2 13 -1 -1
there is only	-5 -4 12 -1 -1 -1
there will be	5 1 -3 0 -1 -1
these	-47 -3 39 21 -1 -8
these $	-7 -1 5 3 -4 3
these .	-7 0 12 -1 -2 -3
these . $	-1 0 7 -1 -2 -4
these T	-1 -3 0 6 0 -1
these dates	-5 -1 9 2 0 -5
these days	-1 6 -4 0 0 -1
these is	-7 -4 6 6 0 -1
these text	-1 0 -6 -1 6 2
they	-10 -12 8 35 -18 -2
they ?	5 0 0 -4 0 0
they ? ?	5 0 0 -4 0 0
they are	3 -2 5 1 -2 -6
they bring	-4 -1 -3 10 0 -2
they bring it	-4 -1 -3 10 0 -2
they can	5 -1 -2 -1 0 -1
they come	-13 11 -5 4 -5 8
they come $	-2 0 -4 6 -4 4
they do	-6 0 13 -1 -2 -4
they do not	-6 0 13 -1 -2 -4
they go	-4 0 -1 9 0 -4
they need	0 0 0 5 -4 0
they need to	0 0 0 5 -4 0
they take	9 -1 -5 -8 -1 7
they take the	15 0 0 -15 0 0
they turn	5 -1 0 0 0 -3
they turn up	5 -1 0 0 0 -3
they were	5 -1 -1 -2 0 0
they will	8 -3 6 -2 -2 -7
they will finish	-2 0 5 -1 0 -2
thing	-10 2 -5 10 -2 4
thing $	-3 -2 -2 8 0 -1
thing that	-6 2 -2 -1 0 6
things	-4 0 5 1 9 -10
think	10 -10 21 -18 -6 3
think this	-2 0 -1 -1 -1 6
think this has	-2 0 -1 -1 -1 6
think you	-5 0 -8 -3 -3 19
think you have	-4 0 -8 -2 -3 17
third	5 -3 -13 -1 -3 16
third floor	9 -2 -6 1 0 -2
third time	-1 0 -1 -4 0 7
this	-22 -43 -51 34 50 37
this $	-12 -1 -6 18 18 -17
this ,	-6 4 -1 10 0 -7
this , me	0 0 0 7 -1 -5
this .	-7 -11 -1 -2 26 -5
this . $	-3 -10 -1 0 22 -8
this ?	0 0 0 -10 1 9
this ? i	0 0 0 -13 1 12
this T	-25 -14 12 -14 -4 45
this T $	-15 -10 -1 -3 -3 32
this T .	-8 -2 14 -2 0 -1
this a	-4 -2 -2 22 -2 -11
this a scam	-1 0 -1 14 -2 -10
this about	-2 -1 -1 10 -1 -5
this address	-8 0 -1 6 -1 5
this and	8 -1 -1 -3 0 -2
this any	-4 0 0 0 0 5
this appointment	14 0 -4 0 -1 -9
this appointment .	14 0 -4 0 -1 -9
this but	-5 0 17 -1 0 -11
this by	-6 -1 -1 0 12 -4
this by phone	-4 0 -1 -1 10 -4
this customer	-2 0 -1 -3 -1 6
this day	17 0 2 -3 -3 -12
this email	0 -1 -3 9 -3 -2
this email address	0 0 -2 9 -3 -4
this end	15 -1 -1 -3 0 -11
this end .	15 -1 -1 -3 0 -11
this for	0 0 -1 -12 1 12
this from	-5 -2 0 13 -1 -5
this goes	-4 0 -1 -2 6 0
this has	-4 -1 -2 -7 -2 15
this has come	-2 0 -1 -1 -1 6
this house	1 -1 8 -3 -1 -4
this house .	0 -1 9 -3 -1 -4
this is	-30 -7 -16 -19 4 68
this is a	-3 -1 -1 -6 -3 15
this is doing	-5 0 -1 0 7 -1
this is not	-2 -1 -9 -4 -1 18
this is the	-2 0 0 -7 -1 9
this legit	-3 0 -1 14 -1 -9
this mailbox	-11 -5 -7 -1 -4 28
this number	-3 -1 -5 4 -6 12
this number $	-1 0 0 -7 -2 9
this number quantity	-1 0 -1 -2 -1 5
this one	26 2 -1 -6 -5 -16
this one is	-4 1 -1 -3 -1 9
this or	-4 -2 -2 10 0 -2
this order	-3 -1 -4 -2 0 10
this order ,	-1 0 0 -3 -1 5
this out	0 0 -1 -1 6 -5
this over	-2 -2 0 -8 15 -3
this over the	-2 -2 0 -8 15 -3
this past	-9 0 -3 -4 -1 16
this please	-6 0 -1 8 6 -5
this please $	-2 0 0 8 -4 -2
this slot	30 0 -4 -4 -2 -20
this slot $	30 0 -4 -4 -2 -20
this sorry	6 0 -4 0 0 -1
this sorry ,	6 0 -4 0 0 -1
this time	10 -3 12 -2 -3 -14
this was	-12 -1 0 17 -1 -3
this was delivered	-12 -1 0 -1 0 15
this year	-6 2 9 -1 -1 -4
this year so	8 -2 -5 0 0 0
those	-13 -1 100 -27 -12 -49
those $	-7 -6 42 -7 -3 -18
those ,	5 -4 2 -2 -1 -1
those .	-1 7 -5 0 0 0
those . what	0 5 -5 0 0 0
those are	-2 1 9 -4 0 -2
those dates	5 1 12 -7 -3 -8
those dates .	-6 0 9 -2 0 0
those dates do	-3 0 6 -1 0 -2
those days	6 5 6 -4 -2 -11
those days ,	8 0 -5 0 0 -3
those i	-7 1 7 0 0 -1
those i am	-7 1 7 0 0 -1
those is good	5 1 -6 0 0 0
though	-37 44 -12 -2 -1 8
though $	-18 46 -6 -2 -1 -18
thought	2 -2 -3 9 0 -6
through	-21 -4 -2 7 20 0
through ,	-7 -5 2 -1 13 -2
through a	-1 -1 -2 12 -2 -7
through a quantity	-2 0 -1 12 -2 -7
through the	-9 -1 -3 -1 1 14
tidy	16 -2 -3 -1 -1 -9
tiempo	-1 0 0 5 -1 -2
tight	-10 -1 -2 3 -1 11
time	5 15 -14 47 -9 -44
time !	7 0 0 -1 0 -5
time $	-22 4 -4 19 -3 6
time ,	-5 4 -2 7 -1 -3
time Doffered	7 -9 -2 7 0 -2
time Doffered $	10 -7 -2 -1 0 -1
time Dopen	-6 7 0 -1 0 -1
time T	6 -5 0 0 1 -2
time around	-9 -1 0 11 0 -1
time aside	-3 0 -1 11 -1 -6
time aside $	-3 0 -1 11 -1 -6
time exactly	-7 -3 -1 12 0 -1
time is	9 1 -2 0 0 -7
time on Doffered	5 -1 -1 0 0 -3
time would	-4 -1 -1 8 0 -1
time would it	-4 -1 -1 8 0 -1
time you	11 -1 -4 -12 -3 9
time you have	-3 0 -1 -8 -2 14
time you like	11 0 -3 -3 -1 -3
timetable	-4 -1 9 0 0 -4
to	8 -23 -18 -13 52 -10
to $	-6 2 -1 6 -1 0
to .	-4 -2 9 0 -1 -2
to Doffered	-26 -6 -11 -1 -2 46
to Doffered $	34 -1 -15 -1 -1 -16
to Doffered .	-26 -1 2 0 0 25
to Doffered but	-40 -3 2 0 0 41
to Doffered yes	25 -1 -13 -1 0 -10
to a	-15 4 -2 9 18 -13
to a human	-6 -1 -1 -5 21 -8
to about	-2 -2 0 8 -2 -2
to about the	-2 -2 0 8 -2 -2
to agree	-2 0 0 0 6 -3
to all	-11 -2 17 -4 -3 4
to all $	-5 0 13 -1 -1 -6
to all .	-3 -2 9 -1 -1 -2
to anything	-2 0 2 -1 8 -7
to anything until	-2 0 2 -1 8 -7
to arrange	-6 -4 -1 1 18 -8
to ask	-5 -2 -7 -10 -6 31
to ask my	-3 0 -1 -3 -3 9
to be	3 15 -9 -6 -7 4
to be Doffered	15 -6 -9 4 0 -4
to be T	-21 31 -1 -1 -1 -7
to be able	-15 1 16 -1 0 -1
to be in	-4 -4 2 9 -1 -4
to be out	8 -6 0 0 0 -1
to be the	13 -2 -7 -2 0 -1
to both	-8 -2 16 0 -2 -6
to both ,	0 0 5 0 -1 -3
to cancel	-2 0 -2 -1 -1 5
to chat	-1 -3 0 -7 15 -4
to check	1 -8 -3 -7 -8 26
to check with	13 -2 -2 -4 -3 -1
to come	15 -11 -3 11 -3 -9
to discuss	-5 -1 -1 -2 15 -6
to discuss this	-3 0 -1 -1 11 -6
to do	-15 3 5 -2 -2 11
to do Doffered	5 -1 -1 -1 0 -2
to expect	9 0 0 -1 0 -8
to expect you	9 0 0 -1 0 -8
to finish	1 -2 0 0 -4 6
to get	5 0 -4 13 -4 -9
to get a	3 -2 -1 5 -1 -3
to have	1 -1 -8 3 7 -2
to have it	-3 2 -4 11 -1 -5
to hear	-2 0 0 -3 -2 7
to help	-13 26 -4 -8 -4 3
to help $	-5 3 -3 -3 -2 10
to help carry	-3 7 0 -1 0 -2
to help lift	0 5 0 -4 0 -1
to help shift	-6 10 0 0 -1 -3
to it	9 -1 -1 -4 -2 -1
to it .	9 -1 -1 -4 -2 -1
to know	-3 -1 0 12 -3 -5
to leave	18 -15 3 -1 -2 -3
to leave T	11 -7 -1 0 0 -3
to leave for	11 -7 -2 0 0 -1
to leave it	-2 0 6 0 0 -3
to let	0 -2 8 1 -1 -6
to let you	-1 -2 8 1 -1 -6
to lift	-4 11 0 -4 -1 -1
to lift it	-4 10 0 -4 -1 -1
to man	-2 8 -1 0 -1 -4
to man nor	-2 8 -1 0 -1 -4
to me	4 -9 19 -5 -21 12
to me $	10 -1 -2 -5 -13 11
to me .	7 -1 -1 0 -1 -3
to me so	-3 0 -1 0 -2 7
to move	7 1 0 -6 0 -2
to my	-3 -4 -6 5 8 1
to my wife	-2 0 0 -2 -1 5
to my work	0 -2 -1 5 -1 -1
to our	4 0 -1 -1 4 -5
to pay	-3 -1 2 15 -4 -10
to pay ?	0 0 -1 8 -2 -5
to pay anything	-1 0 0 6 -1 -4
to place	-11 1 -2 13 -2 2
to place ?	-9 -1 -2 19 -1 -6
to put	-6 0 7 4 3 -7
to put it	-6 0 7 4 -1 -4
to reach	0 0 -2 -2 -1 6
to receive	20 0 -5 -4 -1 -9
to receive it	20 0 -5 -4 -1 -9
to recover	-8 1 8 0 0 0
to ring	7 -2 0 -4 5 -5
to say	-16 -5 23 -3 -3 4
to say Doffered	23 -2 -9 -2 -1 -10
to say the	-17 0 -1 -2 -2 21
to say yes	-15 -2 27 -2 -1 -8
to school	0 -2 9 -2 0 -4
to see	15 -10 -1 -2 -4 3
to see what	-1 -10 0 -2 -2 16
to set	-8 0 8 0 0 0
to someone	-12 -1 -2 -5 44 -24
to someone $	-10 0 -1 -3 30 -16
to someone about	-2 0 -2 -2 14 -8
to sort	-5 -2 -1 -6 28 -13
to sort it	-4 -2 -1 -5 26 -13
to speak	-14 -1 -2 -5 15 7
to speak to	-14 -1 -2 -5 15 7
to take	25 -2 -8 -7 -1 -7
to take it	19 0 -5 -6 -1 -8
to take the	7 -1 -1 -1 0 -3
to talk	-16 -1 -2 -3 23 -1
to talk it	-7 -1 0 0 0 8
to talk to	-5 0 -1 -2 17 -9
to tell	0 -4 -2 10 -3 0
to tell you	0 -4 -1 10 -3 -2
to text	-1 -6 0 -1 7 2
to text ,	-1 -6 0 0 8 -1
to the	6 -10 18 -14 -2 3
to the back	-8 -1 0 0 -1 10
to the door	6 -1 8 -1 -2 -9
to the landlord	5 -4 0 0 0 -1
to the world	6 -1 -4 0 -1 -1
to these	-5 0 6 0 0 0
to track	-3 0 -2 14 -1 -7
to track the	-2 0 -1 9 -1 -4
to turn	5 -1 5 -3 -1 -7
to turn the	6 0 -1 0 0 -3
to us	-3 -4 8 6 -1 -6
to use	-4 -1 -2 -2 -1 9
to use the	-5 0 -2 -2 -1 10
to whom	-3 -2 0 0 0 5
to work	0 0 5 5 -3 -6
to you	25 2 3 -21 -10 2
to you $	-5 -2 -2 -8 -3 19
to you .	-4 0 -1 -1 -4 11
to you ?	-5 7 -1 -1 0 0
to your	17 -3 0 -1 0 -13
together	-10 -5 -1 19 2 -5
together or	-5 -2 -1 10 0 -2
told	9 -37 -2 7 -9 32
told Doffered	-6 0 -1 -1 0 8
told me	-9 -4 -3 0 -4 19
told nearer	-3 0 -1 7 -1 -2
told the	19 1 -3 -1 -1 -15
told the girl	13 0 -1 0 -1 -11
told you	13 -3 5 -1 -1 -13
told you Doffered	14 -2 -4 -1 0 -7
too	-18 -7 12 2 11 0
too $	-3 -1 -2 -3 -1 10
too much	1 -2 -3 -1 11 -6
too much to	-2 -3 -1 -1 12 -5
too soon	-3 2 18 -3 -1 -12
too soon ,	-1 0 6 0 0 -4
took	-12 0 16 2 -4 -1
took a	0 -3 0 0 -2 6
took a day	0 -3 0 0 -2 6
took the	-1 7 -2 2 0 -5
took week	0 0 -1 5 0 -3
took week $	0 0 -1 5 0 -3
tooth	-17 13 5 0 0 -1
tooth out	-17 13 5 0 0 -1
touch	-15 -3 15 -1 0 4
touch .	-5 -1 2 0 0 5
touch . $	-5 -1 2 0 0 5
touch when	-8 -2 12 0 0 -1
town	-15 16 -1 0 -1 1
track	-1 -1 -2 16 -2 -9
track it	-2 0 -1 10 -2 -5
track the	-2 0 -1 9 -1 -4
track the van	-2 0 -1 9 -1 -4
tracking	1 0 -4 8 -1 -4
tracking page	-1 0 -3 6 0 -1
tree	-8 -2 18 -2 -1 -5
tried to	-3 0 -2 1 -1 5
trolley	-1 -4 -4 -4 -1 13
trolley ,	0 -2 -2 -5 -1 10
true	-5 -2 -2 6 0 3
trust	22 0 -9 0 0 -12
try	-50 -10 42 -4 17 5
try again	-14 -2 25 -1 -1 -7
try again $	-14 -2 25 -1 -1 -7
try harder	-9 -1 28 -2 -3 -13
try harder $	-9 -1 28 -2 -3 -13
try the	-9 -7 -10 0 20 6
trying	-21 -4 -8 15 0 18
trying to	-21 -4 -8 15 0 18
turn	6 -5 0 -3 -2 4
turn left	-7 -2 0 -1 0 9
turn the	10 -2 -1 0 0 -6
turn the capitals	6 0 -1 0 0 -3
turn up	4 -1 -5 -1 -1 5
turn up $	7 1 0 0 0 -7
turned	-2 -1 -2 0 -1 7
turned up	-3 -1 -2 0 -1 7
turned up on	-10 -1 -1 -1 0 14
twice	6 0 6 -1 -5 -6
twice $	2 0 -2 -1 -4 5
twice i	1 -2 6 -1 0 -5
twins	-1 -2 -1 0 5 -1
type	-1 0 -1 -1 7 -4
typing	2 0 0 -2 5 -4
typing this	1 0 0 -2 5 -3
un	-7 -4 28 -4 -5 -8
under	3 -5 11 -7 -3 1
under the	-15 -1 12 -7 -1 12
understanding that	5 0 -1 -1 0 -2
unfortunately	-14 2 40 -6 -2 -20
unfortunately i	-2 1 9 -2 -1 -5
unfortunately i am	-2 1 9 -2 -1 -5
unfortunately neither	-8 0 13 -1 0 -3
uni	0 2 -2 -6 -1 7
uni $	-2 0 -1 -5 0 8
unit	-6 -2 -1 -1 0 9
unit is	-8 0 0 -1 0 9
unless	16 -5 -2 -2 -1 -7
unless it	7 -1 -1 -1 0 -3
unless my	6 -3 -1 0 0 -2
unless my daughter	6 -3 -1 0 0 -2
unpaid	-3 0 -4 -1 -1 9
unplugged	10 0 0 -9 0 0
unsubscribe	-28 -1 -8 -11 -13 62
unsubscribe $	-18 -1 -4 -5 -2 30
unsubscribe me	-10 0 -3 -5 -11 30
unsubscribe me $	-5 0 -1 -1 -2 9
unsubscribe me from	-5 0 -3 -5 -8 20
unsure	-60 -7 16 -8 1 59
unsure $	-5 -1 -5 -3 -1 16
unsure which	5 -1 -1 -1 0 -1
unsure yet	-5 0 -5 -2 -1 14
unsure yet $	-5 0 -5 -2 -1 14
until	-5 11 16 -4 8 -27
until T	17 -7 -6 0 0 -3
until further	-2 0 12 -2 -1 -6
until further notice	-2 0 12 -2 -1 -6
until i	0 0 6 -1 -1 -2
until i have	0 0 5 -1 -1 -2
until then	-27 35 -4 0 -1 -3
until then $	-27 35 -4 0 -1 -3
up	23 -14 -2 11 -7 -13
up $	-12 4 -1 -6 -3 18
up ,	5 -1 -1 -2 0 -2
up , so	8 0 0 0 0 -7
up .	0 5 -3 -1 -1 1
up . $	-1 5 -1 -1 0 -3
up Doffered	-7 0 -2 0 0 10
up T	1 -2 -2 -1 5 -1
up T $	0 -2 -1 -1 5 -1
up a	-4 0 -1 -1 9 -3
up a ladder	-2 -2 -1 -1 9 -2
up and	-7 0 7 -12 -1 13
up is	0 -2 -8 10 0 0
up is T	0 -2 -8 10 0 0
up on	-12 -2 6 -1 0 10
up quantity	13 -1 -4 -1 0 -7
up quantity ,	0 0 -3 5 0 -2
up the	-7 0 -2 11 1 -3
up to	33 -1 -1 4 -7 -29
up with	6 -4 6 -1 -3 -3
up with the	3 -4 8 -1 -2 -4
update	-24 -3 -4 -15 -2 48
update $	-1 0 -2 -2 0 6
upstairs	0 -2 -4 25 -2 -16
upstairs $	-6 -2 -2 20 -1 -9
us	13 -8 34 -41 77 -73
us !	5 0 -4 0 -1 0
us ! $	6 0 -4 0 0 -1
us $	-19 -5 34 -9 24 -25
us ,	0 10 -5 -1 -1 -3
us .	10 -7 -3 -3 -4 6
us . $	-2 -6 -2 -1 -1 11
us . the	5 0 0 -2 0 -2
us a	-10 -3 -5 -4 34 -12
us a bell	-7 -1 -5 -4 28 -11
us a ring	-2 -3 0 0 5 0
us about	-3 0 -1 -3 8 -1
us and	6 0 -1 0 -1 -5
us as	-2 7 -4 0 0 -1
us do	30 -1 -6 -10 -3 -10
us down	10 0 -6 -1 -1 -2
us down for	14 -2 -11 -1 0 0
us for	-5 -4 0 9 0 0
us i	-3 9 -5 0 -1 -1
us i am	-3 8 -3 0 -1 -1
us me	7 -1 0 0 -2 -3
us please $	-3 -1 -1 -1 1 5
us say Doffered	10 -5 -2 -1 0 -2
us the	-8 1 9 0 -1 0
us when	-6 0 -1 -3 12 -2
us when you	-6 0 -1 -3 12 -2
use	-42 -4 26 -18 -3 41
use .	-3 -1 5 0 0 0
use the	-17 -5 -8 -13 -6 50
use the back	-11 -2 0 -1 -1 15
use the side	-4 0 -1 -4 -4 12
use to	-10 5 16 -2 -3 -5
use to me	-6 -5 17 -1 -3 -2
use to us	-5 1 6 -1 0 0
used	-6 -1 3 5 -2 1
useless	-2 -5 4 -9 -2 15
useless .	-2 0 0 -1 -1 5
useless the	-3 0 -1 -2 0 6
useless the lot	-3 0 -1 -2 0 6
usually	-1 -3 0 10 0 -5
van	1 -2 -2 19 1 -17
van ?	0 -1 0 6 -1 -4
van aside	-2 0 -1 9 -1 -4
vans	0 -1 -5 5 0 1
vehicle	-1 0 -2 6 -1 -3
very	20 -7 -15 -13 0 15
very good	-9 -1 0 0 0 10
very much	13 0 0 -10 0 -2
very well	1 -3 -4 -1 -1 8
very well ,	5 -2 0 0 0 -3
vet	5 -4 0 0 0 0
visit	-5 1 -2 1 -1 6
visitor	5 -2 -1 0 -1 -1
visitors	-4 3 -2 -1 0 5
wait	17 -9 -21 -5 -4 21
waited	-9 -4 -12 0 5 19
waited here	-5 12 -1 -3 -1 -3
waited in	-6 -4 -7 3 8 5
waited in all	-2 -2 -4 0 9 -1
waited in the	7 0 -2 5 -1 -9
waited on	6 -12 -2 0 -1 9
waited on it	-2 -11 -1 -1 0 15
waitin	-15 -2 -3 32 -2 -10
waiting	16 -3 -25 2 -4 15
waiting $	26 0 -17 -5 -1 -3
waiting for	-5 0 -3 6 0 2
waiting to	-2 0 0 -3 -2 7
waiting to hear	-2 0 0 -3 -2 7
waive	-5 -1 -1 -2 -1 10
waive fees	-5 -1 -1 -2 0 8
wales	6 -1 -3 0 0 -2
walk	4 -9 8 0 0 -2
walnut	6 -1 0 1 0 -5
walter	0 6 -5 0 0 -1
want	18 6 -26 -13 7 8
want it	5 -8 -10 -3 -4 20
want it any	-4 -1 -3 -6 -2 17
want it in	4 -4 -2 8 0 -4
want it on	7 -2 0 0 0 -5
want the	5 -1 0 0 0 -4
want them	-1 0 -3 0 6 -1
want to	-7 0 -4 1 7 2
want to cancel	-2 0 -2 -1 -1 5
wanted	-4 0 -3 -3 0 11
wanted it	-4 0 -3 -3 0 11
wants	-17 17 -1 4 -2 0
wants to	-16 17 0 0 0 -1
wants to be	-16 17 0 0 0 -1
ward	-5 -5 16 -3 4 -8
wardrobe	-11 -1 -12 6 -2 19
wardrobe is	-14 -1 -1 0 0 16
wardrobes	-3 -2 -2 7 0 -1
warehouse	2 1 -2 -2 6 -5
warned	6 -1 -1 0 0 -3
was	-36 -39 -3 13 -9 74
was a	7 -1 -1 -6 -1 2
was all	-1 -2 5 0 0 -1
was all set	-1 -2 5 0 0 -1
was delivered	-13 -2 0 -1 -1 16
was delivered on	-13 -2 0 -1 -1 16
was going	10 -1 -1 0 0 -8
was going to	10 -1 -1 0 0 -8
was good	-6 0 -6 -5 -1 19
was good $	-1 0 -5 -1 0 7
was good ,	-6 0 -1 -4 -1 12
was hoping	-5 2 6 -1 -1 -2
was in	10 0 0 0 0 -9
was in my	10 0 0 0 0 -9
was the	-19 -1 -3 -9 -1 33
was told	-6 -28 -2 1 0 36
was told Doffered	-6 0 -1 -1 0 8
washing	5 -1 0 0 -1 -3
watching	7 0 0 0 0 -7
waters	-10 -1 14 0 0 -2
watertight	-8 9 -1 0 0 0
way	10 -9 -3 16 -1 -13
way $	11 -5 -3 0 0 -2
way in	-5 0 0 6 3 -4
we	21 16 47 -37 -3 -47
we accept	24 -5 -7 -2 -1 -9
we agree	-1 0 0 -2 5 -1
we are	8 20 31 -19 -8 -30
we are a	-22 27 -8 4 0 0
we are abroad	-3 -6 30 -19 -1 -1
we are all	-3 5 0 1 0 -2
we are at	-20 4 15 5 -1 -2
we are away	1 -1 6 -2 0 -3
we are both	21 4 -19 -4 -1 -1
we are have	-2 8 -3 -2 0 0
we are in	-12 3 0 -4 -1 14
we are not	-11 6 8 0 0 -2
we are off	6 0 -1 0 0 -3
we are on	-15 -3 21 4 -1 -7
we are out	-3 -12 -3 -2 -1 20
we are retired	28 -5 -13 -1 -2 -8
we can	7 -6 -4 -5 4 3
we can accept	-3 -1 -1 0 -1 6
we can do	23 -2 -11 -4 -1 -6
we can not	-10 2 10 0 0 -1
we do	-4 5 -3 -7 0 9
we do Dfree	-2 5 -2 0 0 0
we do not	-6 0 -1 -2 -1 10
we get	-5 8 -1 -2 -1 3
we get back	-3 5 0 0 0 -1
we go	2 -5 5 -1 0 -1
we had	-20 -6 -8 -1 0 36
we have	14 -18 10 3 -4 -5
we have a	0 -4 8 -1 -1 -2
we have got	-1 0 13 -1 -1 -9
we have guests	5 -1 -4 0 0 0
we have had	5 -2 -5 7 3 -8
we have moved	-6 0 -8 -1 -1 17
we have no	0 0 -5 7 -1 -1
we have our	-5 0 7 0 0 -1
we have the	5 -8 7 -1 0 -2
we keep	-10 12 -1 0 0 -1
we leave	1 -2 8 0 0 -7
we live	-1 0 -1 5 -2 -1
we live on	-1 0 -1 5 -2 -1
we look	12 3 -1 -10 -1 -4
we look forward	15 0 0 -10 -1 -4
we moved	0 -7 -2 13 -1 -2
we moved Dfull	0 -7 -1 10 0 -1
we no	-4 -2 8 0 -1 -1
we no longer	-4 -2 8 0 -1 -1
we please	5 -2 0 0 0 -2
we please deliver	6 -3 0 0 0 -2
we say	-3 16 -5 -4 -2 -2
we say Dfull	-6 15 -3 -3 -1 -2
we shall	-4 8 -1 0 0 -3
we shall be	-4 8 -1 0 0 -3
we want	15 -3 -1 -1 0 -11
we will	-2 1 3 -7 8 -3
we will be	5 5 4 -5 -2 -7
we will have	4 -2 8 -1 0 -8
we will not	-5 0 -7 0 0 14
we will sort	-6 -1 -1 -2 12 -2
we work	4 4 -6 0 1 -3
we work $	-2 6 -1 0 0 -2
we would	9 -8 -3 0 -2 4
we would like	2 -4 -2 0 -2 6
weather	5 -1 -3 0 0 -1
website	3 -2 -1 4 1 -5
website says	-5 -1 -1 7 -1 0
wedding	35 -7 18 -3 -3 -40
wedding !	35 -1 -3 -2 0 -29
wedding ! !	35 -1 -3 -2 0 -29
wedding $	-2 0 13 -1 -1 -9
wedding in	6 -5 0 0 0 -1
wedding in ludlow	5 -5 0 0 0 0
week	-3 15 48 -19 -11 -29
week $	0 3 19 0 -3 -20
week ,	-2 -2 6 -1 -2 1
week . .	-3 2 -3 -1 -1 5
week i	2 0 -4 -4 -2 9
week is	-1 -1 9 -3 0 -4
week later	-3 9 0 -4 -1 0
week with	7 0 -2 -1 0 -5
week with my	7 0 -2 -1 0 -5
weight	-4 -5 -2 23 -6 -5
weight and	-2 0 -1 8 -3 -1
weight of	-1 -5 -1 12 -2 -3
well	8 -5 -20 10 7 1
well ,	5 -3 -5 0 10 -7
well , thanks	5 -2 0 0 0 -3
well .	6 -3 0 0 -1 -2
well and	-5 0 -1 4 -1 3
well it	5 -1 0 -2 0 -1
well or	-14 -1 -1 18 0 -2
well or just	-14 -1 -1 18 0 -2
went	13 -1 -6 11 -2 -15
went to	2 -1 -3 10 -1 -7
were	-8 -18 0 4 -3 24
wet	-11 -1 3 -3 -1 14
wet .	-5 0 7 0 -1 0
wet concrete	-5 0 -2 -2 0 9
what	-65 -49 -9 107 -11 26
what a	8 -1 0 -2 -1 -4
what about	14 12 -2 -6 -1 -16
what about Dfree	0 8 0 -6 0 -1
what about the	30 4 -1 -32 0 0
what colour	6 0 0 -5 0 0
what days	-1 0 -2 -8 4 7
what do	-1 0 0 5 0 -4
what do i	-1 0 0 5 0 -4
what else	-7 -6 39 -16 -1 -8
what else have	-2 -6 12 -4 -1 0
what else is	-2 0 20 -10 0 -7
what happens	-18 -6 -4 37 0 -8
what happens if	-4 -4 -2 16 0 -5
what i	1 -25 -11 -5 5 34
what i said	9 -1 -2 0 -1 -6
what if	-2 -1 -4 13 0 -6
what is	-26 1 -12 23 -3 17
what is O	-4 -1 0 11 0 -5
what is the	-4 -7 -1 21 -1 -8
what is your	-1 -1 0 9 0 -7
what it	0 1 -2 -25 -3 28
what it is	-4 1 -1 -24 -1 30
what size	-3 -1 0 7 0 -3
what the	-1 0 -2 5 -1 -2
what they	5 -1 -1 -2 0 0
what time	-24 -8 -3 41 -1 -4
what time around	-9 -1 0 11 0 -1
what time exactly	-7 -3 -1 12 0 -1
what time would	-4 -1 -1 8 0 -1
when	-69 27 55 4 2 -16
when $	-3 0 -1 5 4 -4
when .	-2 -1 7 -1 -1 -3
when he	10 0 0 -2 -10 2
when he is	10 0 0 -2 -10 2
when i	-57 49 12 -3 -2 2
when i am	-33 30 6 -1 -1 -2
when i get	5 -1 -1 -1 0 -1
when i have	-7 2 -2 -1 0 9
when i paid	-2 -2 5 1 -1 -1
when in	6 -4 -1 0 0 0
when in the	6 -4 -1 0 0 0
when it	-9 -2 12 -1 -1 1
when it is	-8 0 7 -1 -1 4
when it will	-2 0 6 0 0 -4
when my	-3 -1 -2 4 -2 5
when the	-13 0 5 -11 3 17
when they	-15 -4 18 -5 -2 7
when they are	-2 0 7 1 -1 -4
when they come	-4 -1 -4 -4 0 13
when they will	-2 0 5 -1 0 -2
when things	-1 0 7 0 0 -5
when we	-1 2 3 -1 2 -5
when would	-1 -1 0 7 -2 -2
when you	16 -6 -12 -15 17 1
when you get	-3 -3 -4 -6 20 -4
when you have	-1 -1 5 -2 0 -1
when your	6 -1 -1 0 -4 -1
when your duration	5 -1 0 0 -4 -1
whenever	18 13 37 -17 -7 -45
whenever $	16 3 -5 -2 -1 -10
whenever you	-3 7 -3 -6 -2 7
whenever you can	-21 4 -2 -5 -1 24
whenever you like	18 2 -1 -2 -1 -17
where	-8 -8 0 36 -3 -16
where is	-5 0 -2 27 -1 -19
where is it	-3 0 -1 12 0 -8
whether	-13 -2 -3 32 -8 -7
whether the	-6 -2 -3 21 -5 -5
which	17 -11 -17 75 -5 -58
which $	7 4 -2 -2 0 -7
which ,	13 2 -2 -1 -1 -12
which , i	13 2 -2 -1 -1 -12
which address	0 -8 -1 11 0 -1
which address have	0 -8 -1 11 0 -1
which depot	-2 0 -1 5 0 -2
which depot is	-2 0 -1 5 0 -2
which i	23 -5 -10 -1 -1 -6
which i have	15 0 -9 -1 0 -4
which i will	5 -1 -1 0 0 -2
which is	-5 -1 3 0 -1 4
which is not	-4 0 5 -2 -1 2
which of	-7 -5 -4 28 -2 -9
which of them	-4 0 -3 13 -2 -5
which of these	-5 -2 -1 11 0 -3
which one	-5 -1 -1 16 -1 -9
which one is	-5 -1 -1 16 -1 -9
which order	-2 0 -1 9 -1 -6
which order is	-2 0 -1 8 -1 -5
whichever	75 1 -29 -23 -11 -14
whichever $	21 -1 -14 -1 0 -5
whichever ,	-7 -1 -8 -6 -2 24
whichever , i	-12 -1 -3 -2 -1 20
whichever comes	13 -1 -1 -1 0 -11
whichever is	29 0 -4 -6 -2 -17
whichever one	6 0 -1 -1 0 -3
whichever one is	6 0 -1 -1 0 -3
whichever you	16 0 -1 -3 -4 -9
while	7 -4 10 0 -1 -11
whitby	6 -2 0 0 -1 -3
who	-52 -15 -16 85 -10 9
who ?	0 0 0 -15 -1 16
who are	-4 0 -1 22 -1 -16
who are you	-4 0 -1 22 -1 -16
who brought	-3 -3 0 -1 0 8
who dis	-8 -1 -7 27 -7 -5
who dis $	-8 0 -2 36 -5 -21
who gave	0 0 -2 -1 -1 5
who gave you	0 0 -2 -1 -1 5
who has	-2 -3 9 1 0 -5
who is	-30 -3 -5 7 -2 33
who is paying	0 0 0 10 -1 -9
who ordered	0 0 0 24 -2 -22
who ordered this	0 0 0 24 -2 -22
who you	-1 0 -7 2 -1 7
who you are	-1 0 -7 2 -1 7
whoever	-6 4 -3 -3 2 6
whole	-3 12 -6 -4 -2 4
whole day	5 -6 -5 8 0 0
whole day $	-1 -5 0 8 0 0
whole family	-10 12 0 -1 -1 -1
whole family will	-7 7 0 0 0 0
whole of	4 3 -2 0 0 -5
whom	-2 -2 0 0 0 5
why	-53 -9 -19 122 -3 -38
why am	-9 -2 -4 24 -1 -9
why am i	-9 -2 -4 24 -1 -9
why has	-4 0 -1 11 0 -5
why has it	-4 0 -1 11 0 -5
wife	-5 -11 10 -14 9 11
wife $	-24 1 -1 -3 -2 29
wife has	5 -2 -2 2 -1 -2
wife is	7 -5 0 0 0 -1
wife is in	7 -6 0 0 0 -1
wife s	-7 -1 15 -1 -1 -5
wife says	11 -1 1 -4 -1 -6
will	38 -53 20 13 -20 -16
will ask	-7 0 -5 -7 -1 21
will ask the	-5 0 -1 -3 0 9
will be	46 2 25 -23 -9 -44
will be $	-1 0 5 0 0 -3
will be T	7 -3 0 -4 0 0
will be asleep	-10 -2 12 0 0 0
will be at	-12 0 22 -1 0 -9
will be back	-7 4 -1 0 0 5
will be closed	-5 0 6 0 0 -1
will be good	-9 -1 -2 0 0 12
will be here	15 10 -15 -5 -2 -3
will be home	-7 3 -6 -2 -1 11
will be in	11 8 10 -17 -2 -11
will be the	-7 0 0 7 2 -1
will be there	34 1 -16 -3 -1 -15
will be under	-9 0 15 -1 -1 -5
will check	-13 0 -1 -3 0 17
will check with	-13 0 0 -2 0 15
will come	-6 -2 8 -1 -1 1
will come back	-8 -1 10 -1 -1 1
will do	18 0 -12 -3 -2 -1
will do good	2 3 -7 -1 0 3
will do if	5 -2 -2 0 0 -1
will find	5 -1 0 0 0 -3
will finish	-2 0 5 -1 0 -2
will get	6 3 -2 -16 -3 12
will get back	-8 0 -2 -3 -2 16
will get the	16 0 -1 -12 0 -3
will go	9 -1 -1 0 0 -7
will have	12 -5 -10 -11 -5 19
will have the	11 0 -2 -1 0 -9
will have to	5 -2 -8 -5 -4 14
will i	-8 -5 -6 47 -2 -26
will i get	-6 0 -4 22 -2 -10
will it	-1 0 -3 16 -2 -10
will it fit	-5 0 -2 16 -2 -8
will it take	-3 0 -1 5 0 -1
will know	7 -3 -1 0 0 -3
will let	-1 -5 10 -7 -2 4
will let you	-3 -4 5 -7 -2 10
will look	-7 0 -4 -3 -1 16
will look later	-5 0 -4 -3 -1 13
will need	-5 2 -2 0 -2 7
will need to	-6 1 -2 0 -1 7
will not	-20 -8 47 -10 -8 -1
will not be	-15 -15 26 -6 -2 13
will not get	0 -2 7 0 0 -3
will not let	-4 5 5 -1 -2 -4
will not tell	-2 0 7 -2 0 -2
will see	-7 0 0 0 0 7
will sign	8 -1 -1 -3 0 -2
will sign for	5 0 -1 -2 0 -1
will sort	-6 -1 -1 -2 12 -2
will sort a	-4 0 0 0 5 0
will sort it	-1 0 -1 -2 5 -2
will take	20 -1 -2 -1 0 -15
will take O	18 -1 -1 -1 0 -15
will tell	1 -1 -3 -4 7 0
will tell you	-8 -1 -3 -3 7 9
will text	-11 0 13 -2 -1 1
will the	0 -2 -5 33 -2 -25
will the men	13 -1 -1 -9 0 -1
will they	-3 -1 -4 15 0 -6
will they bring	-5 0 -3 10 0 -2
will they take	15 0 -1 -13 0 -1
will write	-9 -3 -5 0 0 17
will write again	-8 -3 -5 0 0 17
will you	1 -3 -1 0 8 -5
window	9 -10 -17 19 -1 0
window .	9 0 -9 0 0 1
window . $	9 0 -8 0 0 -1
wish me	7 -3 -1 0 -1 -3
wish me luck	7 -3 -1 0 -1 -3
with	22 -25 4 -4 3 -2
with Doffered	20 -2 -4 -1 -1 -12
with Doffered $	10 -1 -2 0 -1 -7
with Doffered .	6 -1 0 0 0 -4
with O	8 -2 0 0 -1 -5
with a	-7 0 -8 5 -6 15
with a flask	8 0 0 0 0 -7
with another	-3 0 -2 0 0 6
with apologies	-6 -1 7 0 0 0
with apologies $	-6 -1 7 0 0 0
with different	-2 0 -7 10 1 -3
with it	-1 0 0 -1 12 -10
with it $	-1 0 0 -4 12 -8
with me	19 4 -15 -6 -8 6
with me $	-7 3 -10 -4 -2 20
with me back	10 -1 -4 -1 -2 -3
with mum	7 -5 0 0 0 -1
with my	2 0 21 -4 -5 -13
with my back	6 2 -5 0 0 -4
with my husband	-8 3 0 0 0 7
with my wife	-5 -1 -1 0 -1 8
with next	-1 -5 -7 9 -2 7
with next door	-1 -5 -7 9 -2 7
with place	-8 -1 -6 -7 -2 23
with place $	-7 0 -1 -1 -1 10
with place if	-1 0 -2 -5 -1 9
with quantity	10 0 -2 -1 -2 -4
with thanks	9 0 -1 -1 -1 -6
with that	25 -1 -7 -2 -4 -11
with that $	16 0 -5 0 0 -10
with the	-10 -1 7 -17 1 20
with the baby	8 -1 -1 -1 1 -5
with the door	-7 -1 0 -1 0 9
with the other	-1 0 -1 -3 0 6
with this	8 0 -3 -1 3 -6
with twins	-2 -3 0 0 5 -1
without	7 -2 -5 5 2 -6
wondering	-2 -1 -1 5 0 -1
work	-33 7 98 -18 -1 -49
work $	-5 11 32 -14 -2 -22
work ,	-3 0 20 -6 -3 -9
work , thanks	-19 -1 22 0 0 -1
work .	-14 2 11 0 -1 2
work Dfull	6 -1 -3 0 0 -1
work Doffered	-4 -8 19 -2 0 -6
work Doffered $	-18 -1 24 0 0 -5
work Doffered and	5 0 -5 0 0 0
work Doffered so	5 -2 -1 -1 0 0
work T	-6 11 0 -1 -1 -3
work T $	-13 19 -2 0 0 -2
work T so	7 -7 2 0 0 -1
work and	-6 0 2 -1 0 6
work both	-2 0 7 -2 0 -2
work both days	-2 0 7 -2 0 -2
work but	-12 -2 -3 0 18 -2
work from	24 -4 -5 -2 -1 -12
work from home	25 -5 -5 -2 -1 -12
work in	-14 19 -4 0 0 -1
work instead	0 -2 -1 5 -1 -1
work instead ?	0 -2 -1 5 -1 -1
work on	4 -6 6 -3 0 -1
work so	6 0 -2 0 -1 -2
work then	-8 -5 7 14 -2 -5
work then $	-8 -5 7 14 -2 -5
work unpaid	-2 0 -4 0 -1 8
work with	8 0 -4 0 -2 -2
working	-20 -5 78 -6 -10 -36
working $	-7 2 17 -1 -1 -9
working .	0 8 -5 -5 -2 3
working Doffered	-18 -5 32 -3 0 -6
working Doffered $	-24 -4 37 -2 0 -6
working T	-7 -9 19 -1 0 -1
working T $	-12 -5 19 -1 0 0
working all	-4 0 13 -3 -1 -5
working both	-2 0 5 -1 0 -2
working days	-5 -2 -1 9 -1 0
working from	-7 -2 -2 0 0 12
working from home	-7 -2 -2 0 0 12
working it	-3 12 0 -2 -1 -6
working it $	-3 12 0 -2 -1 -6
working lates	11 -4 -3 -1 -1 -2
working lates Doffered	-3 5 0 0 0 0
working rota	22 -8 -4 -1 -1 -7
working rota $	13 -4 -2 -1 -1 -5
working then	-3 0 7 -1 0 -3
works	85 -12 -35 -34 -18 -1
works $	17 13 -5 -3 -2 -19
works ,	19 -10 -5 -6 -2 5
works , i	6 -5 3 0 0 -3
works , thanks	17 -2 -2 -3 0 -10
works .	29 -2 -7 -1 -2 -17
works . please	11 0 -2 0 -1 -8
works . thanks	5 -1 -2 0 0 -1
works do	10 -9 0 0 0 0
works for	14 -6 -5 -14 -4 14
works for me	12 -3 -8 -13 -3 16
works good	-28 -1 -2 -2 0 33
works thanks	21 -4 -4 -1 0 -12
works thanks $	21 -4 -4 -1 0 -12
world	12 -3 -5 0 -1 -2
world $	6 -1 -3 0 -1 0
world cup	5 -2 -2 0 0 -2
world cup starts	5 -2 -2 0 0 -2
worst	-8 0 -1 -2 -1 12
would	-21 47 -15 14 27 -46
would Dfree	-3 6 -2 -1 0 0
would Dfree be	-3 6 -2 0 0 0
would Dfull	-11 14 -1 -1 0 -1
would Dfull be	-11 14 -1 -1 0 -1
would Doffered	-7 -4 -8 26 -2 -6
would appreciate	-4 0 -1 -1 9 -3
would appreciate a	-4 0 -1 -1 9 -3
would be	-3 23 -2 -16 -6 6
would be Doffered	8 -4 -2 0 0 -1
would be best	15 -11 -1 -1 -1 -2
would be better	-14 19 -1 -1 -1 -2
would be good	-6 4 3 -11 -3 14
would be our	5 -3 0 -2 0 0
would be the	-3 6 0 0 -1 -2
would be yes	-4 0 0 0 0 5
would go	18 -5 -2 0 -1 -9
would go for	9 -5 -1 0 0 -3
would have	-10 -6 32 -3 -2 -11
would have been	-8 -3 21 -2 -1 -6
would have said	-3 -4 13 0 0 -6
would i	5 -3 -6 15 -3 -8
would it	-4 1 -4 1 8 -2
would it be	-4 1 -4 1 8 -2
would like	-11 -5 -9 -13 11 28
would like Dconflict	-18 -5 -1 0 -2 25
would like it	-1 6 -2 0 -1 -2
would like the	8 -6 -3 -6 -2 10
would like to	-1 -1 -1 -5 11 -3
would love	-11 0 22 -1 -1 -8
would love to	-12 0 22 -1 -1 -8
would prefer	4 -2 -1 -3 9 -7
would prefer the	6 -3 0 -1 0 -1
would prefer to	-2 0 -1 -1 10 -6
would rather	22 -10 -6 -3 8 -10
would rather speak	-3 0 -1 -1 6 -1
would sooner	0 -1 -3 -1 7 -2
would suits	-12 23 -6 -1 -2 -2
would suits ,	-1 6 -5 0 0 -1
would suits us	-12 15 0 0 -1 0
would that	-4 -1 -2 8 0 -1
would that be	-4 -1 -2 8 0 -1
would want	-1 18 -1 -3 -1 -12
would work	10 -1 -5 -1 0 -4
would yes	-4 0 0 0 5 -1
would you	2 1 -3 5 1 -6
wow	6 -1 -1 -3 0 -2
write	-18 -1 0 -1 -1 21
write again	-8 -3 -5 0 0 17
writing	0 -2 -16 -2 15 5
writing .	-1 0 -7 0 0 9
writing . $	-1 0 -7 0 0 9
written	0 -5 -3 -1 -1 10
written apology	-5 -1 -2 -1 -1 9
wrong	-4 -2 -40 -30 -3 79
wrong and	7 -1 0 0 0 -6
wrong number	-15 -1 -17 -19 -4 56
wrong number $	-4 0 -15 -13 -2 34
wrong number love	-3 0 -1 -1 0 5
wrong person	-1 0 -7 0 0 8
x	52 5 6 -19 -10 -33
x $	57 6 18 -14 -9 -57
xx	-16 -6 -1 -5 -1 30
xx $	-14 -5 -10 -4 -1 35
year	-10 3 14 -1 -1 -5
year .	2 -5 4 0 0 0
year so	8 -2 -5 0 0 0
years	-4 0 -4 -2 -1 11
yes	113 -23 -128 -20 -32 -31
yes !	26 -10 -5 -2 -1 -8
yes ! !	16 -8 -3 -1 -1 -3
yes ! $	9 -2 -2 0 0 -4
yes $	89 22 -28 -31 12 -67
yes ,	64 -19 -12 -22 1 -10
yes , $	31 -3 -3 -4 -1 -19
yes , i	-8 -2 -4 -2 0 16
yes , leave	5 -1 0 0 0 -3
yes , thanks	8 -1 -1 0 0 -6
yes , yes	10 -1 -1 -1 -1 -6
yes .	41 -15 -26 -10 -10 21
yes . $	37 -3 -3 -3 -2 -25
yes . it	6 0 -1 0 0 -5
yes . thanks	7 0 0 -1 0 -5
yes ?	-34 4 -1 37 -1 -5
yes ? $	-28 2 -1 33 -1 -5
yes Doffered	4 -8 -19 -9 -3 37
yes Doffered $	10 -1 -2 -3 0 -5
yes Doffered .	8 0 0 -5 -2 -1
yes Doffered is	5 -1 -2 0 0 -2
yes as	6 0 -1 -3 0 -2
yes as long	5 0 -1 -2 0 -2
yes but	-19 28 1 -10 -6 6
yes but T	-21 22 0 0 0 -1
yes but can	14 -10 0 -3 0 0
yes but could	5 1 -1 -3 0 -2
yes but i	-1 3 13 -2 -1 -12
yes but not	-28 1 -9 0 0 36
yes finally	6 0 -1 -2 0 -3
yes for	-14 -1 -2 -2 -3 21
yes for Doffered	-23 -1 -1 0 -2 28
yes good	26 -1 -3 -7 -1 -13
yes good $	8 -1 -1 -1 0 -6
yes good .	6 0 0 -4 -1 -1
yes i	-5 0 -1 -10 11 5
yes i can	7 0 0 -2 0 -4
yes i would	-13 0 0 -7 11 9
yes if	13 12 -1 -12 -2 -11
yes if it	6 1 0 -6 0 -1
yes if you	-13 14 0 0 0 0
yes it	8 0 0 -3 0 -4
yes it is	7 0 0 -3 0 -4
yes no	-25 0 33 -1 0 -6
yes ok	-15 0 0 0 0 15
yes ok $	-16 0 0 0 0 16
yes please	30 -5 -6 -12 -8 1
yes please $	13 0 -1 -1 -1 -10
yes please ,	6 0 0 -4 0 -1
yes please .	5 -1 0 -2 0 -2
yes provided	5 0 0 -4 0 0
yes thanks	23 -1 -1 -1 0 -20
yes thanks $	9 0 -1 -1 0 -7
yes that	29 -3 -8 -11 -1 -5
yes that is	15 -3 -2 -8 0 -3
yes then	1 -2 5 -1 0 -3
yes to	-29 -4 -16 -2 -2 54
yes to Doffered	-21 -6 -16 -2 -1 46
yes works	13 0 -1 -2 0 -10
yes works $	10 0 -1 -1 0 -8
yes yes	35 -3 -3 -6 -4 -18
yes yes $	17 -1 -2 -3 -1 -10
yes yes yes	9 0 -1 -3 -1 -5
yet	-14 -3 18 -1 1 -1
yet $	-10 -2 3 5 -4 8
yet so	-1 0 6 -2 0 -2
yom	-9 -4 9 0 0 4
yom kippur	-9 -4 9 0 0 4
you	8 -9 -39 33 14 10
you !	-4 -1 -1 0 -1 8
you ! $	-12 -1 0 0 -1 13
you $	-8 5 -13 1 3 12
you ,	9 -5 6 -2 -5 -4
you , that	11 -3 0 0 0 -8
you , this	-4 0 0 0 -2 7
you .	6 2 -6 -1 -5 4
you . $	-15 3 -4 4 -4 17
you . Doffered	5 0 -1 -3 0 -1
you . i	18 0 1 -1 0 -18
you ?	-5 7 0 1 0 -2
you Dfull	-9 -16 -1 31 -1 -5
you Doffered	16 -14 -11 24 -2 -13
you Doffered $	19 -2 -3 -4 0 -11
you Doffered but	13 -4 -1 -1 0 -7
you T	19 0 -5 -10 -1 -3
you a	-1 1 -2 13 -2 -9
you already	2 -4 0 5 0 -4
you any	-8 -1 17 -3 -1 -4
you are	22 -6 -11 -10 -5 11
you are a	-2 0 -1 -4 -1 8
you are now	-5 -1 0 0 0 6
you as	-4 -2 0 0 0 7
you as soon	-4 -2 0 0 0 7
you aside	1 0 -2 -4 -1 5
you ask	2 -12 14 -1 -1 -1
you at	-4 0 -2 -5 -3 14
you book	-1 0 -1 -1 6 -3
you book anything	-1 0 -1 -1 6 -3
you bring	-6 9 -1 0 0 -1
you bring it	-6 9 -1 0 0 -1
you by	-1 1 -1 6 -2 -2
you call	-2 -3 -2 -5 13 -1
you call please	-2 -3 -2 -5 13 -1
you can	0 14 -15 -33 -11 44
you can do	-13 14 0 0 0 0
you can get	11 -1 0 -10 0 0
you can promise	10 0 -1 -2 0 -6
you choose	54 -5 -6 -14 -8 -22
you choose $	24 -1 -1 -5 -1 -16
you choose ,	13 0 -3 -1 -1 -8
you come	0 12 -1 -6 -1 -4
you confirm	-2 -2 -3 9 -2 -1
you deliver	-10 -6 0 12 -6 11
you deliver to	-2 0 1 11 -5 -4
you did	-15 -1 -4 -2 -1 23
you do	10 40 3 -31 -11 -10
you do ?	-4 7 0 -3 0 0
you do Dfree	-3 21 -8 -8 -1 -1
you do Dfull	-3 8 0 -3 -1 -1
you do Doffered	38 -9 -1 -27 -1 0
you do Dopen	-4 7 0 -2 0 0
you first	15 -1 -9 0 -2 -3
you for	-20 16 3 -6 -6 14
you for contacting	-11 -7 0 0 -3 22
you for letting	6 0 -1 0 0 -4
you for the	-8 0 2 -1 0 7
you get	-16 -5 -7 31 19 -22
you get duration	-6 0 -3 -4 17 -3
you get my	-5 -2 -3 36 -2 -24
you get this	-1 0 0 13 1 -13
you give	-3 -2 -1 4 5 -3
you got	-22 22 -7 29 4 -26
you got $	-4 -6 13 -1 -1 -1
you got Dopen	0 5 0 -5 0 0
you got any	-1 -2 -6 13 -1 -3
you got anything	-9 27 -2 -10 0 -6
you got for	-1 -7 -1 14 -2 -3
you got the	-1 -5 -3 24 -1 -13
you have	-22 27 4 -33 -9 33
you have anything	-1 -1 9 -3 0 -4
you have got	6 7 -12 -3 -3 5
you have it	-1 1 5 -2 0 -1
you have that	-27 34 -2 -3 0 -3
you have the	2 -1 -6 -4 -1 10
you in	7 -3 7 -2 -2 -7
you in $	-1 -2 5 -1 0 -1
you keep	12 0 -1 0 -1 -11
you kindly	-3 1 -1 10 -3 -3
you know	-26 -9 1 -5 -2 42
you know $	0 -1 3 6 0 -7
you know Dfull	-2 -3 -1 -4 -1 10
you know Doffered	-15 -2 -3 -8 0 29
you leave	-1 -1 -2 19 -1 -14
you leave it	-1 -1 -2 19 -1 -14
you let	2 -2 -1 5 -3 -1
you let me	1 -1 -1 5 -3 -1
you like	33 6 -6 -7 -3 -23
you like $	16 5 -1 -2 -1 -17
you lot	8 -10 3 -10 -4 13
you lot .	-5 -1 9 0 0 -3
you lot are	-3 -3 -1 -4 -1 11
you make	14 -8 -1 -6 5 -4
you make it	15 -8 0 -6 0 0
you must	-12 -1 -1 -2 0 15
you narrow	-6 -1 -6 16 -1 -2
you need	2 0 -2 0 8 -8
you need to	-2 0 -1 0 10 -7
you never	-16 -1 10 -1 -1 10
you not	-1 -9 -2 14 -1 -2
you on	-13 -2 -3 -1 0 19
you people	-4 -1 4 -5 -1 6
you phone	-5 -4 -5 -4 25 -7
you pick	19 2 -1 -4 -1 -14
you pick $	7 2 0 -3 -1 -5
you please	-2 5 -1 -1 -1 0
you promise	9 -3 0 -5 0 -1
you promise it	9 -3 0 -5 0 -1
you propose	12 2 2 -2 -1 -13
you propose .	6 2 2 -1 -1 -9
you propose is	6 0 0 -1 0 -5
you put	9 -2 0 -2 -2 -2
you put it	7 -1 0 -2 -3 -1
you quantity	-1 -2 0 -1 11 -7
you quantity Dfull	-2 -2 0 -1 11 -7
you ring	-7 -1 -4 -6 26 -9
you ring me	-3 0 0 -1 11 -7
you ring us	-1 0 -1 -4 9 -2
you said	-13 -3 -3 -1 -1 20
you said Doffered	-5 0 -1 0 0 7
you see	-3 0 -1 -1 -1 5
you send	-12 -5 20 2 -2 -3
you send a	-2 -1 0 5 -1 -1
you send more	-10 -2 16 -2 0 -2
you so	-4 -1 -1 0 0 7
you so much	-5 0 -1 0 0 7
you still	-4 0 -2 15 0 -8
you still have	-1 0 -1 10 0 -6
you suggest	-8 -2 11 0 0 0
you take	-6 -1 -2 20 -2 -9
you take the	-7 -1 -1 17 -2 -7
you tell	-9 -3 -1 25 -6 -6
you tell me	-11 -3 -1 23 -5 -4
you text	8 -2 0 -3 -2 0
you the	-4 -2 -1 10 1 -4
you the same	-4 -1 0 10 0 -4
you to	-5 -2 -3 -2 -2 15
you to the	5 -1 0 -1 0 -3
you very	12 0 0 -10 0 -2
you very much	12 0 0 -10 0 -2
you want	-6 -1 -4 -5 7 10
you when	-5 -1 11 -3 4 -6
you would	2 -5 2 0 -1 2
you yes	-27 -7 0 9 25 0
you yes $	-26 0 0 0 26 0
your	-12 -29 -19 27 -8 44
your chaps	8 -1 -1 -3 0 -2
your colleague	2 -1 -1 1 -6 6
your colleague on	-4 -1 0 0 -2 7
your crew	-3 -1 -1 8 -1 -2
your delivery	-7 -7 -2 -3 -1 20
your driver	1 -5 -1 -3 -2 11
your drivers	5 -1 -1 -1 0 -1
your duration	5 -1 0 0 -4 -1
your e	-4 0 0 0 0 5
your e mail	-4 0 0 0 0 5
your email ,	-7 0 0 -1 0 9
your first	1 -2 -3 0 -1 5
your guys	-1 0 -1 6 0 -4
your lads	-13 -4 -1 -5 0 23
your list	-2 -2 -3 -3 1 10
your list $	-1 -1 -1 -3 -1 8
your lorry	-4 0 0 9 0 -4
your men	6 -1 -1 3 0 -7
your message	-5 -4 3 -3 -1 9
your message ,	7 -2 0 0 0 -4
your message .	6 0 5 0 0 -10
your not	-10 10 0 0 0 0
your office	-1 0 0 -2 5 -2
your old	-4 0 -1 12 -1 -5
your old sign	-3 0 -1 11 -1 -5
your system	-4 -1 0 0 0 6
your text	-2 -2 0 7 0 -1
your website says	-5 -1 -1 7 -1 0
yours	20 -3 -3 -1 -1 -12
yours ,	10 0 -1 0 -1 -8
yours of	6 -2 0 0 0 -3
星期六可以	21 -1 -2 -2 -1 -15
星期六可以 ,	21 -1 -2 -2 -1 -15
星期六可以 , 谢谢	21 -1 -2 -2 -1 -15
谢谢	21 -1 -2 -2 -1 -15
谢谢 $	21 -1 -2 -2 -1 -15
`;
