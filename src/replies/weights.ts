/** Written by `npm run replies:train`: a phrase a line, its weights in hundredths in the sequence of INTENTS. */
export const WEIGHTS = `
	35 -12 -56 -34 -69 73
!	68 -8 16 -16 -6 -54
! !	9 -6 18 -4 0 -17
! ! !	8 -2 -2 -1 1 -4
! ! $	4 -4 16 -2 -1 -12
! $	61 -8 -11 -7 -4 -31
! yes	11 -1 -1 -3 -1 -6
$	31 -10 -38 -22 -48 53
(few words)	89 37 -28 -80 -36 -49
(nothing named)	-33 -237 82 100 56 128
(one offer)	-51 47 92 0 -30 -27
,	63 55 -19 -82 13 -63
, $	15 2 31 -5 -7 -36
, Dfree	-15 30 -10 -1 -1 -3
, Dfree $	-11 22 -9 0 -1 -1
, Doffered	77 -30 -62 -7 -4 27
, Doffered $	67 -15 -24 -2 -2 -25
, Doffered ,	-14 -2 18 0 0 -2
, Doffered T	7 -5 -1 0 0 0
, Doffered i	6 -1 -4 0 0 -1
, Doffered if	6 -2 -2 0 0 -1
, Doffered is	34 4 -22 -1 -1 -14
, Doffered no	-2 -1 7 0 0 -4
, Doffered works	15 0 -14 0 0 -1
, Doffered would	11 -3 -6 0 0 -1
, Doffered yes	6 -1 -3 0 0 -1
, Dopen	-5 10 -2 0 -1 -3
, O	-25 27 -1 0 0 -1
, O $	-26 27 0 0 0 -1
, T	-44 55 -7 -2 6 -7
, T $	-24 27 0 0 -1 -2
, T .	-15 16 -5 0 7 -2
, a	-5 0 10 -1 -2 -1
, all	-8 -6 0 0 -1 15
, and	-11 -9 -10 19 -4 16
, and thanks	5 0 0 0 0 -4
, and yes	-10 0 -2 0 0 12
, any	19 19 -15 -3 -1 -19
, any T	-7 7 0 0 0 0
, any day	7 9 -11 -1 -1 -3
, any time	-3 5 -2 0 0 -1
, as	8 -1 -1 -1 0 -4
, aside	2 -3 -1 -1 6 -3
, back	5 -2 0 -1 0 -2
, been	11 -17 -1 -1 -1 9
, building	-4 16 -4 -1 -1 -5
, building work	-4 16 -4 -1 -1 -5
, but	-17 14 -2 -9 18 -5
, but Doffered	6 -2 -1 0 -1 -1
, but could	-11 11 0 0 0 0
, but tell	8 -2 0 -1 -3 -2
, can	4 -14 24 -5 10 -19
, can i	-3 -1 -1 5 0 0
, can not	15 -6 -9 -3 13 -11
, can we	0 0 8 0 0 -7
, can you	-5 -1 0 7 -1 0
, code	10 -1 0 -1 0 -8
, come	5 -2 -1 0 0 -3
, could we	9 -7 0 0 0 -2
, do	-8 8 9 -3 0 -5
, do not	-11 9 9 -1 0 -5
, easier	-2 0 -1 -1 8 -4
, either	0 7 -5 0 0 -2
, either slot	-5 5 0 0 0 0
, everyone	-3 6 0 -1 -1 -1
, everyone is	-3 6 0 -1 -1 -1
, floor	-2 -2 8 -1 -1 -3
, got	-4 -10 15 -6 12 -7
, how	-4 -5 -3 19 -3 -4
, i	6 29 -41 8 -9 7
, i am	17 10 -16 -6 -2 -4
, i can	-1 -1 6 0 -1 -4
, i finish	-8 11 -1 -1 0 -1
, i have	29 -1 -20 2 -2 -9
, i prefer	8 -1 -5 0 0 -1
, i take	-12 13 0 -1 0 0
, i will	-6 3 -4 -3 -1 10
, if	-4 -4 -6 -2 -4 20
, if not	7 -2 -5 0 0 -1
, it	-4 -1 -6 -1 11 1
, it is	-7 -4 -3 0 11 3
, just	4 -3 -2 8 -1 -5
, kids	-7 9 -1 0 0 -1
, kitchen	-7 -1 16 -4 -3 -2
, leave	9 -9 8 -6 -1 -1
, leave it	-5 0 13 -6 -1 0
, need	-6 -3 -1 -1 2 10
, need to	-9 -2 -1 -1 2 10
, neither	-10 -1 11 0 0 0
, new	-4 -3 1 -2 -1 8
, no	12 -3 -3 -5 1 -2
, none	-9 0 14 -1 -1 -3
, not	15 2 -14 -2 2 -3
, not Doffered	15 -5 -9 0 0 -1
, nothing	-3 -2 -3 -1 -1 10
, notmind	-5 7 0 -1 0 -1
, notmind which	-5 6 0 0 0 0
, off	13 -2 -2 -1 -3 -5
, on	18 -3 -3 -4 3 -11
, on phonenumber	-4 0 0 0 5 -1
, on the	9 -2 0 -2 0 -5
, or	-6 8 -2 1 0 -1
, otherwise	15 -5 -4 -1 -1 -4
, outcome	-6 -1 0 0 0 8
, outcome booked	-6 -1 0 0 0 8
, phone	7 -1 -9 0 6 -3
, phonenumber $	-1 0 0 0 5 -3
, place	8 -2 0 -1 -1 -5
, please	-27 -14 28 2 -8 20
, please .	10 -14 3 0 -2 3
, see	11 -2 -2 -1 0 -7
, see you	11 -2 -2 -1 0 -7
, she	1 -1 -4 -5 13 -5
, she does	-3 0 -1 -3 10 -3
, skip	-6 -5 0 -1 0 12
, slot	-11 -1 -2 -2 -1 17
, slot $	-9 -1 -2 -1 -1 14
, so	2 14 6 -3 -4 -14
, so Doffered	10 -6 -3 -1 -1 -1
, so Dopen	-13 13 0 0 0 0
, so i	4 -2 5 -1 -1 -6
, so no	-7 -1 8 0 0 0
, sorry	-4 5 2 -1 -1 -1
, sorry to	-3 5 -1 0 0 0
, thanks	25 -14 -9 -7 0 5
, thanks $	12 -10 -6 -3 1 6
, that	14 0 -1 0 0 -13
, the	7 8 4 1 -4 -16
, the Doffered	5 -1 -3 0 0 -1
, the one	-15 -1 18 0 0 -1
, then	-17 -1 -2 -2 -2 24
, third	-18 -1 -1 -5 -2 27
, this	-6 -1 -5 -7 6 13
, this is	-5 -1 -2 -2 9 1
, unsure	0 -4 11 -3 -1 -4
, up	10 -6 0 0 -1 -3
, we	-12 13 4 -2 6 -9
, we have	1 -3 3 -1 6 -6
, which	8 -3 -1 -2 -2 -1
, which i	7 -3 -1 -1 -1 -1
, whichever	-17 3 -2 -2 -1 20
, whichever $	5 -1 0 0 0 -4
, whichever suits	12 2 -1 -1 -1 -12
, will	13 1 8 -7 -2 -13
, will be	-10 -1 12 0 0 0
, will let	12 0 -1 -1 -1 -8
, working	4 -4 5 -1 -1 -4
, would	-13 10 -2 7 -1 -1
, wrong	-1 0 -8 -4 0 14
, wrong number	-1 0 -8 -4 0 14
, yes	23 -1 -10 -2 -1 -9
, yes ,	6 0 -1 -1 0 -4
, yes that	5 0 -4 0 0 -1
, you	6 -1 -2 -2 0 0
, your	-4 -5 -2 11 0 0
, 谢谢	16 -1 -2 -1 -1 -12
, 谢谢 $	16 -1 -2 -1 -1 -12
.	67 45 -14 -77 16 -58
. $	-9 -1 -13 2 -19 48
. ,	-10 -2 0 0 0 13
. .	-10 9 -18 -4 -3 26
. . .	-11 9 -18 -4 -3 27
. . i	-16 9 -12 -1 -1 21
. . no	-2 2 -14 -1 -2 17
. Dfree	-32 55 -17 -2 -2 -2
. Dfree $	0 6 -4 0 0 -1
. Dfree is	-13 14 -1 0 0 0
. Dfree would	-4 8 -3 0 0 0
. Doffered	79 -32 -4 -12 5 -36
. Doffered $	10 -2 -2 -1 0 -4
. Doffered ,	5 -3 -1 0 0 -2
. Doffered .	43 -6 -17 -5 -2 -13
. Doffered T	10 -8 -3 -1 4 -1
. Doffered no	-21 -2 26 0 0 -3
. Doffered please	8 -2 -3 0 -1 -2
. Dopen	-7 11 -3 -1 0 -1
. O	-4 9 -2 0 -1 -2
. T	5 -3 0 0 0 -1
. actually	8 -3 -3 0 0 -2
. and	3 -3 14 -3 -1 -10
. and tell	10 -1 -1 -2 0 -7
. any	-9 15 -5 0 0 -2
. any day	-8 14 -4 0 0 -2
. can	-38 -9 7 -3 12 31
. can you	-8 -8 10 -2 11 -3
. could	5 -4 0 4 -5 -1
. do	31 -4 -3 -17 -3 -4
. do not	10 -1 -3 -1 -2 -3
. do you	9 -1 0 -7 -1 0
. how	8 -2 -1 2 0 -7
. how many	10 -2 -1 -2 0 -5
. i	-3 5 -24 -7 0 30
. i am	-7 10 -3 0 2 -2
. i can	-4 -1 1 0 5 0
. i do	-7 0 -12 -1 0 21
. i have	1 0 -3 0 -3 5
. i told	-2 -1 6 0 0 -3
. if	4 3 -2 -1 4 -8
. if you	-8 8 0 0 4 -3
. is	26 -12 2 -13 -1 -2
. is that	5 -3 0 -2 0 0
. is there	11 -10 5 -5 0 0
. it	12 3 -6 -1 -1 -7
. it is	11 4 -6 -1 -1 -7
. just	15 -1 -1 -4 -1 -8
. kindly	-1 -2 11 -4 1 -5
. my	12 -4 -3 -1 -2 -2
. no	-3 -1 8 -2 -3 1
. no .	-9 0 -12 -1 -1 23
. no good	-9 0 20 0 -1 -9
. not	9 -2 -6 0 8 -9
. not Doffered	11 -2 -3 0 0 -6
. one	-6 -1 -3 2 -3 10
. parking	6 -1 0 0 0 -4
. parking is	6 -1 0 0 0 -4
. phone	-9 -3 -4 -1 29 -11
. phone me	-1 -1 -2 0 9 -5
. phonenumber	-3 -3 -4 0 11 0
. please	7 5 13 -3 -12 -9
. please advise	-12 0 18 -1 -1 -4
. please cancel	-10 0 -2 0 0 12
. ring	-11 -4 -6 -3 26 -3
. ring me	-1 -2 -1 0 6 -2
. ring the	-9 -1 -6 -2 20 -1
. she	16 -1 -8 -1 -2 -4
. she says	6 0 -4 -1 -1 0
. side	7 0 -1 -1 -1 -3
. side gate	7 0 -1 -1 -1 -3
. site	8 -3 0 -1 -1 -3
. so	-18 0 22 -1 -1 -1
. so that	-13 0 13 0 0 0
. sorry	28 -1 -10 -1 -2 -12
. sorry for	5 -3 -2 0 0 0
. thanks	19 3 -10 -2 -2 -8
. thanks $	22 -1 -1 0 -1 -18
. the	10 -3 -1 -2 -1 -3
. we	7 6 -13 -2 -1 3
. we would	4 3 -2 -1 0 -5
. what	0 2 19 -14 -1 -6
. what else	-3 -1 11 -7 0 -1
. will	6 -1 2 -6 0 -1
. will it	9 -1 -1 -6 0 -1
. with	-6 0 6 0 0 0
. would	5 3 -5 -3 0 0
. yes	18 -1 -11 -3 -2 -2
. yes $	8 0 -5 -1 -1 -2
. yes ,	-9 0 -2 0 0 12
. yes .	14 0 -1 -1 -1 -10
. yes that	5 0 -4 -1 0 -1
. you	-5 0 -1 -3 5 5
. you are	-3 0 -1 -1 0 6
?	-88 66 -29 139 -7 -90
? $	-29 25 -19 128 -26 -80
? ?	-22 -23 17 -14 -5 47
? ? $	-13 -3 -4 -19 -2 41
? ? i	-5 -10 10 10 -2 -3
? ? it	-1 -1 -1 -7 0 10
? Dfull	-1 8 0 -6 0 0
? Dfull would	-1 8 0 -6 0 0
? T	-7 10 -2 0 0 0
? i	-22 -2 2 25 -5 1
? i have	-10 12 -1 4 0 -3
? in	-1 5 0 -4 0 0
? in all	-1 5 0 -4 0 0
? it	-4 1 -2 -3 -2 10
? it is	-4 1 -2 5 -2 1
? my	6 0 -1 0 -4 -1
? no	-9 -4 7 -3 10 -1
? only	-13 23 -5 -4 0 -1
? our	-7 -1 -1 19 -2 -8
? phonenumber	-2 -19 -2 -7 36 -7
? phonenumber $	-2 -19 -2 -7 36 -7
? someone	-7 11 0 -3 -1 -1
? someone will	-7 11 0 -3 -1 -1
? thanks	-3 1 -1 6 -2 -1
? that	-3 -1 0 5 0 0
? that is	-3 -1 0 5 0 0
? the	-11 3 -4 19 -2 -6
? there	0 -4 0 8 0 -3
? there is	0 -4 0 8 0 -3
Dconflict	-111 -36 -15 -9 -12 185
Dconflict $	-9 -5 -1 -2 -1 19
Dconflict ,	-11 -5 0 0 -1 18
Dconflict is	-16 -1 -2 -2 0 22
Dconflict please	10 -13 -2 -2 -7 13
Dconflict please $	20 -12 -2 -2 -6 2
Dconflict works	-12 -1 -1 0 0 15
Dfree	-173 279 -94 -67 -26 -76
Dfree $	-41 125 -33 -8 -6 -33
Dfree ,	-4 13 -3 -2 -1 -3
Dfree , or	-4 6 -1 -1 0 -1
Dfree .	-13 21 -1 -1 -1 -4
Dfree . $	-5 9 -1 0 0 -2
Dfree ?	-6 43 -9 -23 -1 -4
Dfree ? $	-3 30 -9 -16 -1 -1
Dfree T	-8 18 -2 -3 -1 -4
Dfree i	-6 11 0 -2 0 -2
Dfree if	-9 18 -1 -2 -1 -5
Dfree if you	-4 9 0 -1 0 -4
Dfree instead	-2 12 -2 -4 -1 -3
Dfree instead ?	-1 5 -1 -2 0 0
Dfree is	-14 31 -8 -1 -1 -7
Dfree is good	-13 14 -1 0 0 0
Dfree ok	-12 14 0 -1 0 -1
Dfree or	-8 20 -2 -6 -1 -3
Dfree or Dfree	-8 20 -2 -6 -1 -3
Dfree please	-11 30 -9 -1 -4 -5
Dfree please $	-6 21 -9 0 -4 -2
Dfree possible	-1 5 -2 -1 -1 0
Dfree thanks	-7 19 0 0 0 -12
Dfree thanks $	-7 19 0 0 0 -12
Dfree would	-12 25 -9 -1 -1 -2
Dfree would be	-10 16 -5 0 0 -1
Dfree would work	0 5 -4 0 0 0
Dfull	-100 102 -37 -7 19 18
Dfull $	-16 26 -2 28 -8 -27
Dfull ,	-1 5 -2 -2 3 -3
Dfull .	-6 -9 -3 15 -4 7
Dfull ?	-12 48 -12 -37 30 -17
Dfull ? $	-3 41 -1 -29 -2 -4
Dfull ? ?	-2 0 -1 9 -2 -4
Dfull ? Dfull	-1 8 0 -6 0 0
Dfull T	-12 10 -1 -2 -2 8
Dfull T $	1 7 0 -1 0 -6
Dfull and	-7 -7 -2 17 -5 3
Dfull any	-7 10 0 -1 0 -1
Dfull any good	-7 10 0 -1 0 -1
Dfull be	-11 16 -2 -2 -1 -1
Dfull be possible	-10 14 -1 -2 -1 -1
Dfull but	19 -7 -8 0 0 -3
Dfull if	-3 16 -1 -3 -1 -8
Dfull instead	-18 22 0 -3 0 0
Dfull not	22 3 -12 -1 -2 -10
Dfull please	-19 33 -2 -1 -3 -9
Dfull please $	-11 18 0 0 -2 -4
Dfull please ,	-3 7 0 0 0 -4
Dfull so	1 -5 5 0 0 0
Dfull to	-4 0 0 -5 18 -9
Dfull would	-20 36 -1 -7 -2 -5
Dfull would be	-12 23 -1 -7 -1 -2
Doffered	76 -66 39 -15 -68 -72
Doffered !	-1 -4 13 -1 -1 -5
Doffered ! !	-10 -3 17 -1 -1 -3
Doffered $	24 -47 44 17 -38 8
Doffered ,	77 4 -22 -13 5 -49
Doffered , Dfree	-5 12 -6 0 -1 -1
Doffered , Doffered	35 -8 -21 -1 -1 -4
Doffered , T	-14 18 -1 0 -1 -2
Doffered , any	-6 7 -1 0 0 0
Doffered , at	5 0 -4 0 0 0
Doffered , but	-12 2 -4 -1 20 -3
Doffered , either	6 -1 -4 0 0 0
Doffered , i	9 -9 5 -2 -1 -2
Doffered , if	5 -1 0 0 -4 0
Doffered , need	-5 -2 -1 -1 -1 10
Doffered , no	16 -3 -5 -3 -1 -4
Doffered , not	12 -2 -8 0 -1 -1
Doffered , so	-5 10 -1 0 0 -3
Doffered , the	-5 -5 13 -1 0 -3
Doffered , will	4 -1 11 -1 0 -13
Doffered .	35 14 -42 -9 -14 18
Doffered . $	-3 -7 -13 1 -6 29
Doffered . .	0 8 -3 -1 0 -4
Doffered . Dfree	-17 26 -6 -1 0 -1
Doffered . Doffered	26 -3 -11 0 -1 -10
Doffered . and	18 -1 -3 -3 -1 -10
Doffered . any	-6 11 -3 0 0 -1
Doffered . do	13 -2 -1 -9 0 -1
Doffered . is	7 -3 0 -4 0 0
Doffered . no	10 -2 -3 0 0 -4
Doffered . not	5 -2 -2 0 0 -1
Doffered . thanks	5 -1 0 0 0 -3
Doffered ?	24 0 -11 -3 7 -17
Doffered ? $	54 -24 -11 -9 -2 -9
Doffered ? ?	4 -4 6 -2 0 -3
Doffered ? i	-11 13 -1 1 0 -2
Doffered ? no	-2 -2 -3 -2 10 0
Doffered ? only	-13 18 0 -4 0 -1
Doffered Doffered	34 -4 -12 -5 -1 -13
Doffered Doffered $	8 -2 -1 0 0 -4
Doffered Doffered or	12 2 -9 -3 0 -2
Doffered T	18 28 2 0 3 -49
Doffered T $	-18 58 7 -12 -6 -30
Doffered T ,	5 -12 -8 13 7 -4
Doffered T .	5 -2 -2 -1 0 -1
Doffered T and	-10 -2 9 0 2 0
Doffered T good	7 -6 -1 0 0 0
Doffered T instead	-22 26 0 -2 0 -1
Doffered T only	-36 37 -1 0 0 0
Doffered T please	36 -32 -1 0 -1 -1
Doffered T so	10 -1 -5 -1 0 -2
Doffered T thanks	10 -7 -2 0 0 -1
Doffered T works	7 -6 0 0 0 -1
Doffered T would	7 -5 -1 0 0 -1
Doffered T yes	7 -5 -1 -1 0 0
Doffered a	20 -2 -13 0 -2 -3
Doffered a no	6 -1 -4 0 0 0
Doffered actually	-5 -1 -2 -1 9 -1
Doffered all	9 -4 -3 0 0 -1
Doffered and	-14 -2 3 -3 -4 20
Doffered and Doffered	21 -3 -11 0 -1 -6
Doffered and i	-12 0 4 -1 0 9
Doffered and not	-9 2 18 -3 0 -8
Doffered as	13 -9 -29 -3 -1 28
Doffered as long	8 -2 -1 -1 0 -4
Doffered at	6 -1 1 -2 -1 -3
Doffered at a	7 -1 -3 -1 -1 -2
Doffered be	25 -5 -10 -7 -1 -2
Doffered but	8 58 -36 -7 -8 -15
Doffered but Dfree	0 7 -6 0 0 0
Doffered but Doffered	-10 -6 -12 -1 -1 30
Doffered but Dopen	-7 8 0 0 0 -1
Doffered but T	-38 44 -1 0 -1 -4
Doffered but can	11 -1 -6 0 -1 -3
Doffered but i	22 -23 16 -1 -1 -13
Doffered but my	1 -5 5 0 0 0
Doffered but not	53 -10 -31 -1 -1 -10
Doffered can	6 -12 -3 14 -1 -5
Doffered can i	-9 -1 -1 15 0 -4
Doffered cost	-30 -6 -4 59 -2 -17
Doffered for me	6 0 -2 0 -1 -2
Doffered good	24 -7 -10 -1 -1 -5
Doffered good $	5 -1 -2 0 0 -1
Doffered good but	9 -3 -4 0 0 -1
Doffered haha	14 -3 -6 -1 -1 -3
Doffered i	29 -16 15 -15 -4 -10
Doffered i am	26 -5 8 -7 -1 -20
Doffered i can	17 -2 -11 -1 -1 -3
Doffered i have	-8 -2 21 -1 0 -9
Doffered i suppose	28 -1 -2 -3 -1 -20
Doffered if	21 -10 -15 18 -1 -12
Doffered if i	-8 -3 -6 22 0 -4
Doffered if possible	11 -3 -6 0 0 -2
Doffered if the	5 -1 0 -1 0 -2
Doffered in	2 -3 -6 -5 -1 13
Doffered instead	-29 49 -2 -16 0 -1
Doffered is	4 -8 11 -28 -14 35
Doffered is a	3 -3 15 -3 -1 -10
Doffered is best	20 -1 -8 -1 -1 -8
Doffered is better	17 -2 -3 -1 0 -11
Doffered is bin	3 -8 -10 -7 -1 23
Doffered is gone	10 1 -2 -2 0 -7
Doffered is good	29 4 -27 -8 -3 8
Doffered is my	3 -3 8 -2 -1 -6
Doffered is no	-31 8 12 -1 -1 12
Doffered is ok	11 -2 -2 -1 0 -6
Doffered is out	-10 19 -1 0 0 -7
Doffered is the	24 -2 -5 -3 -3 -11
Doffered is yes	9 -1 -5 -1 0 -2
Doffered it	28 -9 -6 -3 0 -8
Doffered it is	27 -9 -6 -3 0 -8
Doffered just	14 -1 -7 -3 0 -2
Doffered lol	11 -3 -1 0 0 -6
Doffered lol $	8 -2 -1 0 0 -5
Doffered might	-17 -4 -4 0 26 -1
Doffered my	9 -2 -2 -1 -1 -3
Doffered no	-24 -6 18 -3 -2 17
Doffered no $	-39 -4 14 -2 -1 31
Doffered no ,	-9 0 14 0 -1 -4
Doffered no .	-21 -2 26 0 0 -3
Doffered no good	18 -1 -15 0 0 -1
Doffered ok	47 -8 -8 -22 -1 -9
Doffered ok $	5 -1 -4 0 0 0
Doffered ok ?	25 -2 0 -21 0 -2
Doffered ok but	5 -2 -2 0 0 -1
Doffered one	28 -7 -9 4 -1 -14
Doffered one $	15 -2 -2 -3 0 -7
Doffered one ,	7 -1 -3 -1 0 -2
Doffered one please	5 -1 -1 0 0 -2
Doffered only	11 -2 -3 -2 -1 -3
Doffered or	21 -10 0 11 -1 -20
Doffered or Doffered	18 -9 3 8 -1 -18
Doffered pal	18 -5 -1 -2 0 -9
Doffered pal $	18 -5 -1 -2 0 -9
Doffered past	-5 0 -1 0 0 6
Doffered please	88 -25 -24 -12 -7 -20
Doffered please $	27 -8 -8 -1 -3 -6
Doffered please ,	17 -7 -2 -1 -1 -5
Doffered please .	21 -3 -6 -4 -2 -5
Doffered please ?	9 -5 0 -3 0 0
Doffered secondchoice	12 -1 -3 -1 0 -7
Doffered secondchoice Doffered	12 -1 -3 -1 0 -7
Doffered slot	10 -1 -4 -1 0 -3
Doffered so	49 4 -30 -9 -2 -13
Doffered so Dfree	-5 10 -1 -3 0 -1
Doffered so Doffered	29 -2 -15 -3 -1 -8
Doffered sorry	1 -2 8 -1 0 -5
Doffered sorry $	-5 -2 11 -1 0 -3
Doffered suits	21 -5 -7 -4 -1 -4
Doffered suits $	5 -1 -2 0 0 -1
Doffered suits ,	5 -1 -4 0 0 0
Doffered thanks	2 -5 31 -2 -4 -22
Doffered thanks $	-3 -5 31 -2 -1 -21
Doffered that	-7 -3 12 -1 0 -1
Doffered that is	-7 -3 12 -1 0 -1
Doffered the	-9 -6 11 6 -1 -1
Doffered the same	-10 -2 12 1 -1 0
Doffered then	13 -3 -6 -1 -1 -3
Doffered then $	9 -1 -6 0 0 -2
Doffered unless	10 -2 -1 -1 0 -6
Doffered unless it	7 -1 -1 -1 0 -4
Doffered was	-2 -1 -4 -1 0 9
Doffered we	-9 0 9 0 0 0
Doffered we are	-9 0 9 0 0 0
Doffered when	10 -1 -11 -2 -2 7
Doffered will	6 -4 -4 15 -1 -13
Doffered will do	7 -2 -2 -1 0 -2
Doffered works	46 -6 -20 -3 -2 -14
Doffered works $	22 -3 -14 0 -1 -3
Doffered works ,	9 -1 -1 -2 0 -4
Doffered would	23 -35 24 -2 -3 -7
Doffered would be	18 -27 17 -1 -1 -6
Doffered would suits	7 -2 -4 0 0 -1
Doffered x	13 -2 -1 -2 0 -8
Doffered x $	12 -1 -1 -2 0 -7
Doffered xx	-7 -1 -11 -3 0 22
Doffered xx $	-7 -1 -11 -3 0 22
Doffered yes	-14 2 -42 -4 -3 60
Doffered yes $	8 -2 -3 0 0 -3
Doffered yes ,	7 -2 -2 0 0 -3
Doffered yes .	5 -2 0 0 0 -3
Doffered yes Doffered	-20 -2 -14 -1 -1 37
Doffered yes but	-47 10 -8 0 0 45
Doffered yes to	26 -1 -11 -2 -1 -12
Dopen	-186 259 -43 -39 -18 -57
Dopen $	-28 59 -6 -5 -4 -15
Dopen ,	-27 42 -4 -2 -2 -6
Dopen , T	-2 6 -2 -1 0 -1
Dopen , any	-5 6 0 0 0 0
Dopen , either	-5 5 0 0 0 0
Dopen , notmind	-6 7 0 0 0 -1
Dopen .	-8 17 -1 0 -1 -7
Dopen . $	-8 17 -1 0 -1 -7
Dopen ?	-6 21 -6 -7 -1 -1
Dopen ? i	0 6 -4 -1 0 -1
Dopen T	-26 55 -5 -7 -3 -11
Dopen T $	-6 16 0 -2 -1 -7
Dopen T ?	-1 7 -1 -4 0 0
Dopen T please	-9 12 -1 0 -1 -1
Dopen T would	-7 7 0 0 0 0
Dopen any	-2 6 0 -2 0 -1
Dopen i	-3 11 -1 -1 0 -6
Dopen i am	-3 11 -1 -1 0 -6
Dopen is	-25 41 -6 -4 -1 -5
Dopen is better	-3 7 -1 -2 -1 -1
Dopen is good	-16 21 -4 0 0 0
Dopen please	-17 29 -2 -1 -3 -6
Dopen please $	-5 8 0 0 -1 -2
Dopen please ,	-8 12 -1 -1 -1 -1
Dopen would	-8 11 -1 -1 0 -1
Dopen would be	-7 10 0 0 0 -1
O	80 5 -55 11 -30 -12
O $	47 -5 -23 -14 -7 3
O ,	36 2 -5 -9 -3 -21
O , been	9 -3 0 -1 -1 -4
O , thanks	5 -1 0 0 0 -4
O , the	7 -2 -3 -1 0 -1
O .	-3 -6 0 -6 -1 16
O Doffered	-51 63 -7 -1 0 -3
O Doffered $	-51 63 -7 -1 0 -3
O Dopen	-12 21 -1 0 -1 -6
O and	-10 -1 -1 -2 0 14
O for	15 -2 -5 -2 -1 -4
O for us	13 -2 -5 -1 -1 -4
O i	-2 -1 0 13 0 -9
O i can	-2 -1 0 13 0 -9
O if	21 -1 0 -3 0 -17
O on	13 -4 -5 1 0 -5
O on Doffered	14 -4 -5 -1 0 -5
O or	7 -1 0 -1 0 -5
O please	10 -23 -4 -4 -8 28
O please $	-28 -13 -1 -2 -7 52
O please ,	7 -2 0 0 0 -5
O please .	9 -2 -1 0 0 -6
O thanks	-5 -4 -1 -1 -1 12
O thanks $	-22 -3 -1 -1 0 27
O works	9 -1 0 0 -1 -6
O would	7 -4 0 0 0 -3
O would be	7 -3 0 0 0 -3
O you	6 -1 0 0 0 -4
T	52 108 -88 -32 -11 -58
T $	2 15 -33 28 -9 5
T ,	-13 10 -14 11 7 -1
T , Doffered	13 -1 -8 0 0 -3
T , T	-13 15 0 -1 0 -2
T , i	-16 17 -1 0 0 0
T , otherwise	12 -4 -3 0 -1 -2
T , thanks	6 -5 0 0 0 -1
T .	-19 20 0 -6 10 -4
T . $	6 -1 -8 -4 10 -3
T . Doffered	-8 -2 12 -2 -1 0
T . i	10 -7 0 0 0 -2
T ?	3 2 -3 -11 -1 11
T ? $	12 8 -3 -16 -1 -1
T ? ?	-6 -12 0 7 -1 12
T Dfree	-4 5 0 0 0 -1
T Doffered	-15 30 -3 -8 2 -5
T Doffered $	15 -9 -2 -1 0 -3
T Dopen	-16 22 -1 -3 -1 -2
T and	-6 -5 8 0 3 0
T any	-42 46 0 -2 0 -2
T as	11 -5 0 -5 0 0
T as i	9 -3 0 -5 0 0
T at	-24 9 -1 25 -1 -8
T because	5 -1 -2 0 0 -2
T but	25 -16 -5 -2 -1 -1
T but T	25 -16 -5 -2 -1 -1
T for	13 -7 -2 -1 -1 -2
T good	14 -11 -1 0 0 -1
T good $	7 -6 0 0 0 -1
T i	13 -6 -5 0 0 -1
T if	-15 19 -1 0 -1 -2
T if possible	-14 16 -1 0 0 -1
T instead	-22 26 -1 -2 0 -1
T instead ?	-3 5 0 -2 0 0
T is	18 -8 -8 -3 3 -3
T is good	13 -11 -1 0 0 -1
T is ok	17 -11 -4 0 0 -1
T is yes	9 -8 0 0 0 0
T noted	10 -4 0 0 0 -4
T of	-8 8 0 0 0 0
T of Dopen	-8 8 0 0 0 0
T on	6 9 -12 -14 -3 13
T on Doffered	10 -3 -11 -11 -2 17
T on Dopen	-4 7 -1 -1 0 -2
T on the	0 5 0 -3 0 -2
T one	50 -23 -2 -3 -3 -19
T one $	23 -8 -1 -2 -1 -11
T one ,	19 -10 0 -1 -1 -6
T one please	6 -5 0 0 -1 -1
T only	-36 37 -1 0 0 0
T only ,	-36 37 -1 0 0 0
T or	-22 -19 -1 51 -1 -7
T or T	-20 -15 -1 45 -1 -7
T please	26 0 -4 -2 -10 -9
T please $	16 -3 -1 -1 -4 -6
T please ,	0 6 -1 0 -4 -1
T slot	24 0 -1 -16 -1 -6
T slot $	11 -7 0 0 0 -3
T slot ,	8 -5 0 0 0 -2
T slot please	5 -4 0 0 0 -1
T so	44 -22 -3 -3 -2 -14
T so Doffered	9 -1 -5 -1 0 -1
T so O	6 -3 0 0 0 -2
T so needs	11 -7 0 0 0 -3
T start	10 -3 -1 -1 -2 -3
T thanks	10 -7 -2 0 0 -1
T thanks ,	7 -4 -2 0 0 0
T that	-6 12 -1 -4 0 -1
T the	-82 78 -1 7 0 -1
T then	12 -6 -2 -1 0 -2
T will	12 -7 -1 -2 -1 -1
T works	20 -15 -1 -1 0 -3
T works $	6 -4 0 0 0 -1
T would	1 6 -3 -1 -1 -2
T would be	1 6 -3 -1 -1 -2
T yes	7 -5 -1 -1 0 0
^	31 -10 -38 -22 -48 53
^ !	34 -1 -4 -3 -1 -26
^ $	69 -14 -50 -51 -27 74
^ ,	6 -1 -1 -1 -1 -3
^ .	34 -2 -12 -3 -3 -13
^ ?	-12 -5 -8 -59 -2 86
^ Dconflict	-51 -24 -8 -7 -9 99
^ Dconflict $	-8 -4 -1 -1 -1 16
^ Dconflict is	-16 -1 -2 -2 0 22
^ Dconflict please	10 -13 -2 -2 -7 13
^ Dconflict works	-12 -1 -1 0 0 15
^ Dfree	-56 126 -18 -22 -9 -26
^ Dfree $	-10 40 -2 -2 -2 -20
^ Dfree ,	-6 13 -3 -1 0 -2
^ Dfree T	-5 10 0 -1 -1 -3
^ Dfree is	-1 6 0 -1 0 -3
^ Dfree or	-3 9 0 -5 0 -1
^ Dfree please	-9 16 0 -1 -2 -4
^ Dfree would	-7 11 -1 -1 -1 -2
^ Dfull	-16 125 -24 -30 -17 -38
^ Dfull $	28 84 -10 -13 -9 -81
^ Dfull ?	-3 24 -6 -8 -1 -6
^ Dfull T	-18 28 0 -1 -1 -7
^ Dfull any	-7 10 0 -1 0 -1
^ Dfull if	-3 16 -1 -3 -1 -8
^ Dfull please	-13 25 0 -1 -2 -8
^ Dfull would	-8 12 -1 -1 -1 -2
^ Doffered	95 -8 -37 -76 -21 -50
^ Doffered !	11 -2 -5 -1 0 -3
^ Doffered $	99 -19 -19 -7 -3 -51
^ Doffered ,	22 1 -16 -7 13 -13
^ Doffered .	54 -3 -11 -17 -4 -18
^ Doffered ?	-6 -11 1 9 10 -4
^ Doffered T	-28 83 -16 2 -7 -30
^ Doffered a	17 -2 -13 0 -1 -1
^ Doffered actually	-5 -1 -2 -1 9 -1
^ Doffered as	8 -2 -1 -1 0 -4
^ Doffered but	-8 70 -35 -2 -3 -21
^ Doffered good	22 -7 -8 -1 -1 -5
^ Doffered haha	14 -3 -6 -1 -1 -3
^ Doffered i	-40 -9 18 -4 -1 36
^ Doffered if	23 -8 -6 -2 -1 -6
^ Doffered is	-82 6 49 -12 -10 51
^ Doffered it	13 -4 -1 -2 0 -6
^ Doffered lol	11 -3 -1 0 0 -6
^ Doffered no	-26 -5 45 -1 -1 -12
^ Doffered ok	15 -4 -4 -1 -1 -5
^ Doffered one	9 -2 -3 -2 -1 -2
^ Doffered or	23 -3 -4 -8 -1 -7
^ Doffered please	52 -15 -11 -6 -4 -13
^ Doffered suits	18 -5 -6 -3 -1 -3
^ Doffered thanks	15 -3 -3 0 -3 -6
^ Doffered unless	9 -1 -1 -1 0 -5
^ Doffered will	-9 -1 -2 17 0 -4
^ Doffered works	24 -5 -5 -1 -1 -11
^ Doffered would	18 -13 3 -3 -2 -4
^ Doffered yes	-55 6 -24 -2 -1 76
^ Dopen	-46 112 -7 -14 -7 -37
^ Dopen $	-6 28 -2 -2 -1 -16
^ Dopen ,	-7 11 -1 -1 -1 -2
^ Dopen T	-11 25 -1 -3 -2 -7
^ Dopen any	-2 6 0 -2 0 -1
^ Dopen is	-3 10 0 -3 -1 -3
^ Dopen please	-5 10 0 -1 -1 -2
^ Dopen would	-6 8 -1 -1 0 -1
^ O	112 -69 -17 -31 -21 23
^ O $	1 -27 -5 -9 -5 46
^ O ,	32 -8 -2 -2 -2 -19
^ O .	12 -3 0 -5 -1 -2
^ O please	1 -19 -3 -3 -8 32
^ O thanks	-5 -4 -1 -1 -1 12
^ O works	9 -1 0 0 -1 -6
^ O would	7 -3 0 0 0 -3
^ T	77 -10 -12 3 -16 -42
^ T $	105 -60 -2 -6 -3 -34
^ T Dfree	-4 5 0 0 0 -1
^ T Doffered	-3 12 -2 -1 0 -5
^ T Dopen	-2 6 0 -3 0 -1
^ T good	6 -5 0 0 0 -1
^ T of	-8 8 0 0 0 0
^ T on	-22 -3 -2 -4 -1 32
^ T one	22 -12 0 -2 -1 -6
^ T please	45 -32 -1 -1 -6 -4
^ T slot	24 -16 -1 -1 -1 -6
^ T works	13 -10 -1 0 0 -2
^ T would	9 -6 -1 -1 0 -1
^ a	-2 0 -1 10 -1 -6
^ about	9 -1 -1 -2 -1 -5
^ about time	7 0 0 -1 0 -4
^ absolute	-5 0 -5 -3 -3 16
^ absolute joke	-4 0 -2 -2 -1 10
^ admin	-13 -1 -2 -2 0 18
^ admin override	-13 -1 -2 -2 0 18
^ all	64 -1 -15 -3 -7 -38
^ all good	27 0 -3 0 -4 -19
^ already	-15 -2 -2 -3 -1 23
^ already got	-3 0 -1 -2 0 6
^ any	60 28 -9 -10 -14 -55
^ any $	33 -3 -3 -5 -1 -21
^ any T	-3 5 0 -1 0 0
^ any but	21 -15 -1 -1 0 -3
^ any day	8 -6 26 -6 -4 -18
^ any of	43 -4 -17 -5 -4 -13
^ any time	24 -4 -6 -6 -1 -7
^ anything	20 5 -5 -8 -2 -11
^ anything but	15 -3 -3 -2 0 -6
^ anytime	12 13 -5 -3 -1 -17
^ anytime Dopen	-4 15 -1 -1 -1 -9
^ are	-12 -1 -13 58 -4 -29
^ are you	-10 0 -3 33 -2 -18
^ aside	-10 -5 1 12 -4 6
^ aside i	-3 0 -1 -5 -1 10
^ assistant	-24 -3 -1 -2 -1 30
^ assistant the	-16 -3 0 -1 0 20
^ at	11 -2 -1 -2 -1 -6
^ at Doffered	14 -1 -10 -1 0 -2
^ away	-31 1 52 -5 -1 -16
^ away Doffered	-30 0 52 -5 -1 -16
^ before	-11 -2 -2 20 3 -8
^ before i	-9 -1 -2 16 -2 -2
^ book	0 -1 0 -1 -3 5
^ both	28 -2 6 -10 -5 -17
^ both are	11 -1 7 -5 -2 -11
^ both good	18 -1 -5 -1 -1 -11
^ call	-15 -2 -6 -10 71 -37
^ call me	-12 -2 -4 -4 46 -24
^ call my	-2 0 -1 -4 18 -11
^ can	-6 30 3 40 7 -75
^ can do	27 -18 -2 -3 -1 -3
^ can i	-20 11 -6 11 12 -9
^ can my	-8 -2 -7 33 -3 -12
^ can not	17 -2 31 -14 -8 -24
^ can someone	-7 -2 -11 7 18 -5
^ can we	-3 14 -3 -3 -2 -3
^ can you	-10 25 5 8 -10 -18
^ cancel	-8 -1 -3 -8 -4 24
^ cancel it	-2 0 -1 -3 -1 7
^ confirm	44 -12 -5 -3 -1 -24
^ confirmed	69 -3 -11 -5 -2 -48
^ confirmed .	22 -1 -4 -1 -1 -14
^ could	4 38 -13 -5 1 -24
^ could it	-7 12 0 -4 -1 0
^ could we	7 2 -4 -5 -1 -1
^ could you	-17 25 -2 8 3 -16
^ cuanto	-2 -1 -3 19 -1 -12
^ czy	-3 3 -2 17 -2 -12
^ czy musze	-1 0 -1 6 -1 -3
^ depends	-16 0 -3 -4 -1 26
^ did	-9 -2 -13 59 -2 -34
^ did you	-6 -1 -2 23 -1 -12
^ do	-30 -26 -23 112 -2 -32
^ do i	-10 0 -4 27 -2 -11
^ do not	20 -6 -16 -19 7 13
^ do you	-17 -19 -2 65 -2 -24
^ does	-31 -9 7 83 -4 -46
^ does Doffered	-18 -4 -6 41 -1 -13
^ does it	-5 -2 -1 12 0 -4
^ does not	-2 -2 18 -6 -1 -8
^ does the	-3 -1 -3 20 -1 -11
^ duly	-10 0 0 -1 -1 13
^ duly noted	-10 0 0 -1 -1 13
^ eh	-6 -2 -2 14 -1 -3
^ eh ?	-6 -2 -2 14 -1 -3
^ either	91 -4 -14 -25 -7 -40
^ either $	25 0 -2 -2 -1 -19
^ either ,	19 -1 -5 -2 -2 -10
^ either Doffered	8 -1 -2 -4 0 -2
^ either good	11 0 -1 0 -2 -6
^ either is	5 0 0 -1 -1 -4
^ either of	5 0 -2 -1 0 -2
^ ffs	12 0 -1 -2 -1 -8
^ ffs finally	12 0 -1 -2 -1 -8
^ firstchoice	18 -2 -4 -2 -1 -10
^ firstchoice Doffered	18 -2 -4 -2 -1 -10
^ further	7 -7 0 0 0 0
^ further to	7 -7 0 0 0 0
^ give	-5 -3 -6 -9 40 -18
^ give us	-3 -3 -5 -7 33 -14
^ going	6 -1 -2 -1 0 -2
^ good	104 -8 -26 -16 -8 -46
^ good $	39 -2 -10 -1 -1 -24
^ good ,	-26 -2 -10 -3 -2 44
^ good .	-5 -1 -4 -1 -1 12
^ good day	-5 0 4 0 1 0
^ good for	5 0 -2 0 -1 -2
^ good jubbly	15 -1 -3 -1 0 -10
^ good stuff	13 0 -2 -1 0 -10
^ good thanks	35 -1 -4 -7 -1 -23
^ good that	6 0 -1 0 0 -4
^ got	-9 -8 5 -8 -4 25
^ got anything	0 0 7 -2 -3 -3
^ have	-16 36 -12 9 -3 -14
^ have to	-3 1 -4 -2 -1 10
^ have you	-13 35 -8 10 -2 -23
^ he	-2 -1 -4 -2 -1 10
^ hi	3 0 4 -14 -8 15
^ hi !	10 0 -5 -1 -1 -3
^ hi $	-17 -1 -5 -3 -1 27
^ hi ,	-17 6 -5 11 -3 9
^ hi .	10 -2 -2 -2 -1 -4
^ hi is	24 -2 -1 -16 0 -6
^ hi yes	-2 0 0 -5 -1 8
^ hmm	-8 -2 -5 -3 -1 20
^ hmm $	-16 -1 -2 -3 -1 23
^ how	-28 20 -8 71 -6 -49
^ how do	0 0 0 6 -1 -4
^ how long	-8 0 -1 19 -1 -8
^ how many	-5 -1 -2 17 -1 -8
^ how much	-10 -1 -2 30 -2 -15
^ hubby	-5 -4 -1 -1 0 11
^ i	41 -19 41 -95 12 17
^ i am	-19 12 23 -20 -4 8
^ i can	24 -2 16 -5 8 -41
^ i choose	12 -1 -1 0 0 -8
^ i confirm	39 0 -6 -1 -1 -30
^ i could	-7 11 4 0 -1 -7
^ i do	0 -5 7 -1 8 -10
^ i finish	8 -4 -2 -1 0 -2
^ i got	-2 0 -9 -2 -3 16
^ i have	-9 -13 3 -7 -3 29
^ i may	-4 -1 -3 -1 -1 11
^ i ordered	-10 0 -1 -2 -1 14
^ i prefer	12 3 -4 -1 -1 -10
^ i said	-4 -2 -4 -2 -3 15
^ i think	25 -3 -3 -13 -1 -6
^ i want	-2 0 -2 -1 -1 7
^ i will	11 -2 -1 -9 -4 5
^ i work	-20 -2 27 -1 0 -5
^ i would	-20 -4 26 -6 23 -18
^ if	-56 -15 30 -2 -4 46
^ if Doffered	13 -1 -2 -2 0 -7
^ if i	-16 -7 -6 14 -1 17
^ if it	-16 -3 6 -4 -1 18
^ ignore	-3 -2 -3 -4 -1 14
^ ignore all	-9 -2 -2 -2 -1 15
^ ile	-3 -1 -2 21 -2 -13
^ in	-13 7 23 -5 -1 -10
^ intent	-7 0 -2 -1 -1 11
^ intent accept	-7 0 -2 -1 -1 11
^ is	-73 2 -13 140 -7 -49
^ is Doffered	-11 -10 -4 36 0 -11
^ is O	-12 -13 0 31 0 -6
^ is it	-5 -3 -1 28 -1 -19
^ is that	-5 -8 -3 20 0 -3
^ is the	-10 0 0 12 0 -1
^ is there	-18 22 0 6 -1 -9
^ is this	-4 -1 -3 28 -1 -19
^ it	-10 -8 -13 -26 -7 64
^ it came	-3 -17 -1 -10 -1 31
^ it is	-2 9 -8 -10 -4 16
^ just	-25 -1 -4 -12 -2 43
^ just leave	-4 0 -2 -5 -1 13
^ kitchen	-6 0 9 -1 0 -2
^ leave	-20 12 -4 -11 -3 25
^ leave it	-14 12 -1 -7 -3 13
^ leave with	-5 0 -2 -4 -1 12
^ let	-1 -8 -5 -7 -3 23
^ let me	-20 0 -2 -2 -2 27
^ let us	20 -7 -3 -3 -1 -5
^ lol	-22 -1 10 -6 -2 20
^ love	-15 -1 -12 -5 -1 34
^ make	10 1 -1 -2 0 -9
^ make it	10 1 -1 -2 0 -9
^ maybe	-12 -1 -36 -4 -1 54
^ my	3 -7 -16 -38 -2 59
^ my husband	7 -1 -6 -8 1 6
^ my mum	14 -1 12 -5 -2 -19
^ need	-14 15 -11 -11 19 2
^ need to	-11 -1 -4 -10 17 8
^ neither	-40 10 97 -13 -6 -48
^ neither love	-12 -1 26 -3 -1 -9
^ neither of	-5 5 4 -1 -1 -1
^ neither sorry	-4 9 3 -2 -1 -5
^ no	-4 -2 94 -18 -14 -56
^ no $	-4 -1 24 -2 -1 -16
^ no ,	-28 1 45 -2 -3 -13
^ no .	-11 3 26 -1 -1 -15
^ no good	-18 0 28 -1 -2 -7
^ no thanks	-14 -1 30 -1 -3 -12
^ no to	19 -1 5 -2 -2 -19
^ none	-40 2 98 -12 -5 -43
^ none de	-4 0 15 -2 -1 -8
^ none of	-10 3 18 -4 -2 -5
^ not	15 -22 35 -26 -7 5
^ not Doffered	0 11 33 -7 -3 -35
^ not O	26 -6 -8 -1 -1 -11
^ not T	25 -10 -5 -1 -1 -8
^ not a	19 -5 -8 -1 -2 -4
^ not free	0 -1 9 -8 0 0
^ not going	6 -3 1 0 0 -3
^ not my	-10 -2 -10 -1 13 10
^ not the	12 -2 -7 -1 0 -2
^ not this	-2 10 -4 0 -1 -3
^ noted	-20 0 -2 -2 -1 25
^ notmind	55 -2 -7 -13 -5 -28
^ notmind ,	6 0 0 0 0 -5
^ notmind mate	19 0 -2 -3 -1 -13
^ number	33 -1 -1 -2 -2 -27
^ oh	14 -3 4 -4 -2 -9
^ oh good	-27 -2 14 0 0 16
^ oh no	9 0 -7 -1 0 -1
^ ok	53 -13 -3 10 -14 -32
^ ok $	35 -1 -5 -4 -1 -24
^ ok as	8 0 -4 -1 -1 -2
^ ok but	18 -6 14 -44 -3 21
^ ok good	-3 0 -5 -1 0 9
^ ok thanks	-11 0 0 -1 0 13
^ only	38 8 -9 -18 -2 -16
^ only if	29 -7 -2 -12 -1 -7
^ or	-15 -1 -2 -11 -1 30
^ our	-38 -8 1 -4 5 43
^ phone	-14 -1 -2 -4 41 -21
^ phone me	-10 -1 -1 -1 28 -16
^ place	-9 -1 -2 -6 -1 19
^ please	-10 0 6 -17 5 15
^ please $	46 -5 -8 -8 -23 -2
^ please call	-8 -1 -13 -1 33 -11
^ please cancel	-7 0 -1 -1 -1 10
^ please phone	-1 0 -4 0 7 -2
^ please remove	-2 0 -1 -1 -2 6
^ please take	-17 -1 -1 -3 -3 25
^ prefer	2 0 -2 -3 13 -11
^ prefer Doffered	5 -1 -1 0 0 -2
^ probably	20 -1 -2 -2 -1 -14
^ put	3 -3 -1 -9 -1 11
^ put it	-4 0 -1 -8 -1 14
^ put me	7 -3 0 -1 -1 -2
^ quantity	-3 -1 -1 -2 -1 8
^ received	-35 -1 -3 -2 -1 42
^ ring	-26 -2 -5 -6 85 -46
^ ring me	-8 -1 -1 -1 26 -16
^ ring my	-6 0 -2 -3 32 -20
^ ring us	-13 -2 -2 -2 27 -9
^ school	10 -4 0 -1 0 -4
^ script	-9 0 -2 -2 -1 14
^ script alert	-9 0 -2 -2 -1 14
^ see	-1 -3 -4 -4 -1 14
^ see you	-1 -3 -4 -4 -1 14
^ should	12 0 -2 0 -1 -8
^ so	-14 -2 -4 23 0 -3
^ sofa	-7 0 -3 -12 -1 23
^ sorry	-21 -7 55 -14 -6 -8
^ sorry ,	-7 -2 22 -2 -1 -10
^ sorry kann	-2 0 16 -2 -1 -11
^ sorry to	6 -2 -3 0 -1 -1
^ sorry we	-10 -2 19 -3 0 -3
^ sounds	6 13 -5 -4 -11 1
^ sounds good	11 13 -3 -1 -1 -18
^ speak	-5 0 -1 -2 16 -8
^ speak to	-5 0 -1 -2 16 -8
^ stop	-23 -2 -8 -7 -7 47
^ stop $	-15 -1 -4 -4 -2 26
^ stop all	-7 0 -3 -1 -1 12
^ system	-33 -3 -3 -3 -1 43
^ take	-1 0 -1 -1 -1 5
^ take me	-1 0 -1 -1 -1 5
^ thanks	-40 -3 5 -13 -6 58
^ thanks $	-28 -1 -7 -2 -1 40
^ thanks ,	12 -1 -2 -1 0 -8
^ thanks for	-8 3 8 -4 -2 3
^ thanks you	-3 -4 0 -6 -2 15
^ that	57 -18 10 -15 -4 -30
^ that is	30 -14 15 -9 -2 -20
^ that will	6 -2 -3 0 0 -1
^ that would	15 -2 -7 -1 0 -4
^ the	-11 1 -13 -36 -11 70
^ the Dfree	-5 16 0 0 0 -10
^ the Doffered	31 -7 -9 -2 -1 -13
^ the T	22 -11 0 0 -2 -9
^ the code	-11 0 -1 -1 -1 14
^ the one	11 -1 -1 -1 0 -8
^ there	-22 -3 27 -9 -1 8
^ they	-3 -3 -5 -5 -1 17
^ this	6 -6 -20 -16 3 32
^ this is	-6 -3 -8 -12 5 25
^ those	-4 4 7 -2 -1 -5
^ too	-6 -5 4 -1 11 -4
^ too much	-3 -5 0 -1 12 -3
^ unfortunately	-14 3 36 -3 -3 -19
^ unfortunately i	-2 0 12 -2 -1 -7
^ unfortunately neither	-9 0 11 -1 0 -1
^ unsubscribe	-19 -1 -6 -5 -8 38
^ unsubscribe $	-10 -1 -4 -3 -1 18
^ unsubscribe me	-8 0 -2 -2 -7 20
^ unsure	-20 -2 9 -5 -3 21
^ unsure $	-9 -1 -5 -3 -1 19
^ unsure yet	-5 0 -5 -2 -1 12
^ use	-1 0 -1 -2 -3 6
^ use the	-1 0 -1 -2 -3 6
^ was	-4 -1 7 0 -1 -1
^ was all	-4 -1 7 0 -1 -1
^ we	1 -5 25 -30 -11 20
^ we are	-7 2 43 -18 -3 -17
^ we can	22 -1 -8 -3 -1 -8
^ we have	-7 -1 11 -1 -2 -1
^ we will	27 -6 -15 -3 -2 -1
^ we would	-9 -6 -1 0 -1 17
^ well	30 -3 -2 -6 -1 -19
^ what	-1 -10 -11 81 -4 -55
^ what about	33 1 0 -31 0 -2
^ what do	-3 0 -1 15 0 -11
^ what is	-9 -5 -1 39 -1 -23
^ what time	-21 -5 -3 36 -1 -6
^ when	-1 0 -3 38 -1 -33
^ whenever	21 10 -3 -8 -3 -17
^ whenever you	-3 7 -2 -5 -2 5
^ where	-5 0 -3 35 -1 -26
^ where is	-5 0 -2 35 -1 -26
^ which	-11 -11 -4 63 -5 -33
^ which of	-4 0 -1 17 -2 -10
^ which one	-4 0 -1 18 0 -12
^ which order	-2 0 -1 10 0 -7
^ whichever	87 -6 -8 -16 -6 -52
^ whichever is	36 -4 -3 -8 -1 -21
^ whichever one	11 -1 -2 -3 0 -5
^ who	-39 -5 -7 53 -4 2
^ who is	-23 -2 -3 -27 -1 55
^ why	-45 -8 -18 103 -2 -29
^ will	-20 -25 -9 44 10 0
^ will be	26 -1 -13 -2 -1 -9
^ will i	-2 0 -2 11 -1 -6
^ will it	-2 0 -1 11 -1 -7
^ will let	-6 -2 -1 -5 -1 14
^ will the	-8 0 -3 42 -1 -30
^ will they	-1 0 0 5 0 -4
^ will you	-3 -2 0 -4 18 -10
^ working	10 -5 4 -3 -1 -5
^ works	53 -2 -13 -2 -3 -32
^ would	5 -11 -6 29 6 -23
^ would Dfull	-2 5 -1 -2 0 0
^ would Doffered	-5 -9 -9 35 -2 -11
^ would have	1 -1 7 0 0 -6
^ would it	0 0 0 -10 12 0
^ wrong	-7 0 -2 -2 -1 13
^ wrong number	-7 0 -2 -2 -1 13
^ yes	141 -17 -33 -10 -26 -79
^ yes !	5 0 -1 -1 0 -2
^ yes $	58 -3 -6 -11 -4 -33
^ yes ,	30 -6 -3 -18 -2 -1
^ yes .	6 -1 -13 -3 -7 18
^ yes Doffered	9 -2 -1 -1 0 -5
^ yes but	47 -8 -4 -7 -5 -23
^ yes good	17 -1 -1 -7 -1 -7
^ yes i	-1 0 -1 -3 12 -6
^ yes if	14 15 -1 -12 -2 -15
^ yes no	-23 0 31 -2 0 -5
^ yes please	6 -2 -4 -7 -7 13
^ yes thanks	13 0 -1 -1 0 -10
^ yes that	11 0 0 -9 0 -1
^ yes to	-47 -1 -12 -2 -2 63
^ yes works	12 0 -3 -2 0 -6
^ yes yes	13 -1 -2 -3 -1 -7
^ you	-7 -1 -18 -27 -10 63
^ you are	-3 0 -1 -4 -1 10
^ you choose	19 0 -3 -7 -6 -3
^ you got	-4 2 -1 -2 -1 6
^ you have	-1 0 -7 0 0 8
^ you said	-5 0 -1 0 0 6
^ your	-21 -8 -2 8 -2 25
^ your lads	-11 -6 -1 -6 0 25
^ 星期六可以	16 -1 -2 -1 -1 -12
^ 星期六可以 ,	16 -1 -2 -1 -1 -12
a	-6 -35 2 22 59 -42
a T	15 -6 -3 -2 -1 -2
a bad	18 -1 -6 -2 -1 -8
a bell	-13 -1 -5 -7 38 -13
a bell $	-2 0 -4 -2 16 -8
a bell when	-2 0 -1 -3 9 -3
a bit	-4 -1 16 -4 -4 -3
a bunch	-3 0 -1 -4 -1 10
a bunch of	-3 0 -1 -4 -1 10
a call	-1 0 -3 0 -2 6
a card	-1 -4 -2 21 -1 -12
a christening	7 -1 -3 -1 0 -2
a company	-5 0 -5 -3 -3 16
a company .	-2 0 -3 -1 -2 9
a cooker	11 -3 0 -2 -1 -4
a date	-8 0 -1 0 10 -1
a date $	-7 0 -1 0 10 -1
a day	-8 -1 -1 -1 13 -3
a delivery	-6 3 4 0 0 0
a different	-15 -2 7 27 -8 -8
a funeral	-6 0 7 -1 0 -1
a goer	14 -1 -9 0 -1 -2
a good	15 -3 -11 -1 3 -4
a hospital	-6 -5 28 -2 -1 -14
a hospital appointment	-6 -5 28 -2 -1 -14
a human	-9 0 -2 -8 29 -10
a job	6 -1 -13 -1 -1 9
a key	8 0 0 -3 -1 -4
a long	-4 0 -1 9 -1 -4
a narrower	-3 0 -1 8 0 -4
a narrower time	-3 0 -1 8 0 -4
a nightmare	-22 -3 10 -4 -2 21
a nightmare $	-14 -3 -6 -2 -1 25
a no	-9 -4 22 -1 -1 -6
a no go	6 -1 1 -1 0 -4
a pain	-3 7 -2 0 -1 0
a phone	-3 0 -1 -3 16 -9
a phone call	-3 0 -1 -3 16 -9
a possible	-1 14 0 -10 -1 -2
a push	15 -7 -3 -2 -2 -1
a push $	15 -7 -3 -2 -2 -1
a quantity	-2 0 -2 20 -3 -13
a quantity door	-2 0 -1 11 -1 -7
a refund	-13 0 -4 -4 -2 24
a refund $	-13 0 -4 -4 -2 24
a roof	-1 5 -3 -1 0 0
a scam	-5 0 -3 9 -11 10
a scam $	-1 0 -1 11 -1 -9
a table	-1 0 -1 -9 -1 12
a wedding	4 -3 11 -2 -1 -10
a wedding $	3 -1 10 -1 -1 -9
a week	-2 12 -1 -8 0 -1
a week later	-4 13 0 -7 -1 -1
able	-20 -1 19 5 -4 1
able to	-20 -1 19 5 -4 1
able to do	-12 0 16 -1 -1 -3
about	20 23 -21 -23 27 -26
about .	2 5 -6 -1 -1 1
about . $	2 5 -6 0 -1 0
about Dfree	0 5 -2 -1 0 -2
about Doffered	-10 -3 -6 3 -2 17
about access	-2 0 -1 -1 11 -8
about it	-1 0 -1 -2 8 -4
about my	-19 0 -3 34 -3 -9
about the	32 -3 -2 -25 -1 -2
about this	-4 -1 0 -10 16 0
about time	7 0 0 -1 0 -4
about time !	7 0 0 -1 0 -4
abroad	-7 -5 28 -14 -2 -1
absolute	-6 0 -5 1 -5 16
absolute joke	-4 0 -2 -2 -1 10
absolute joke of	-4 0 -2 -2 -1 10
accept	80 -3 -13 -10 -5 -49
accept offer	-15 -1 -3 -2 -1 22
accept offer ,	-15 -1 -3 -2 -1 22
accept this	38 0 -6 -4 -2 -26
accept this slot	38 0 -6 -4 -2 -26
accepted	-12 -2 -7 -1 -1 23
access	-5 -2 -1 -2 15 -4
access $	-3 -1 0 -1 8 -2
actually	14 -3 -8 -2 9 -9
actually no	0 -1 -5 -1 9 -2
address	-10 -10 -3 42 -8 -11
admin	-16 -1 -3 -4 -3 28
admin mode	-3 0 -1 -1 0 5
admin override	-13 -1 -2 -2 0 18
advise	-12 0 18 -1 -1 -4
afraid	-11 11 49 -6 -4 -38
afraid $	11 -3 0 -2 -2 -4
afraid ,	-11 10 4 -1 -1 -1
after	-1 -12 1 26 -6 -8
after $	-4 -2 -1 14 -1 -6
again	-19 -1 12 -4 -6 17
again $	-15 -2 16 -1 -1 2
again on	-7 1 -2 0 -3 10
ages	-1 0 -1 -16 0 18
ages ago	-1 0 -1 -16 0 18
ages ago $	-1 0 -1 -16 0 18
ago	5 -1 -2 -16 -1 14
ago $	-1 0 -1 -16 0 18
agree	0 -1 -4 -4 4 5
agreeing	5 -3 -7 -1 14 -9
agreeing $	7 -1 -1 -1 -1 -4
agreeing to	0 0 -3 0 8 -5
ahead	8 0 0 -1 -6 0
ahead with	5 0 0 -1 -3 0
ahead with that	5 0 0 -1 -3 0
alert	-6 -1 -2 -2 -1 13
alert script	-9 0 -2 -2 -1 14
alert script $	-9 0 -2 -2 -1 14
all	8 -17 47 -23 2 -16
all $	-15 -1 17 -3 -2 4
all .	-5 -2 10 -2 -1 -1
all Doffered	-30 0 36 -1 0 -5
all T	9 -8 -2 1 0 0
all T $	11 -8 -2 -1 0 0
all at	-2 0 -6 -2 -1 12
all day	24 1 -34 2 4 3
all day $	-3 0 -3 -2 -1 9
all day Doffered	32 -9 -16 -2 0 -5
all day so	-2 10 -4 -4 0 0
all good	8 -7 -10 -1 -6 17
all good $	-10 -2 -3 0 -1 15
all good ,	16 0 -1 0 -4 -11
all good here	11 0 -2 0 0 -8
all my	1 0 10 -1 0 -8
all of	-3 -1 12 -2 -2 -3
all of those	-3 -1 12 -2 -2 -3
all previous	-9 -2 -2 -2 -1 15
all previous instructions	-9 -2 -2 -2 -1 15
all set	-4 -1 7 0 -1 -1
all set to	-4 -1 7 0 -1 -1
all the	13 -1 -2 -5 4 -9
all the same	13 -1 0 -4 0 -8
all this	0 0 -2 -1 5 -2
all week	11 -1 3 -1 -1 -10
already	-25 -20 -19 22 -4 46
already been	-9 -5 -1 3 -1 13
already got	-3 0 -1 -2 0 6
already got it	-3 0 -1 -2 0 6
already here	-6 -2 -1 -4 -1 14
alternatives	-14 0 32 -3 -2 -13
am	15 10 24 -9 -8 -32
am a	9 3 -9 -1 -1 -1
am afraid	-1 11 4 -4 -3 -7
am afraid $	11 -3 0 -2 -2 -4
am afraid ,	-11 10 4 -1 -1 -1
am and	11 -1 -7 -1 4 -7
am and can	-2 0 -4 3 5 -2
am at	-1 -10 32 -4 -1 -16
am at a	-5 0 17 -1 -1 -9
am at the	7 0 -4 -1 0 -2
am at work	-6 -1 11 -1 0 -4
am away	-9 4 18 -2 -1 -9
am driving	-3 0 -4 -1 -1 9
am easy	12 -3 -4 -1 -1 -3
am easy $	14 -5 -4 -1 -1 -3
am free	11 1 -7 -2 7 -11
am good	6 0 -9 -2 -1 6
am good with	6 0 -9 -2 -1 6
am have	-19 -3 24 0 0 -1
am home	32 1 -14 -3 -1 -16
am home $	10 -1 -6 -1 0 -2
am in	16 27 -16 -10 -4 -13
am in $	34 15 -21 -3 -1 -24
am in all	12 3 -6 -1 -1 -7
am in the	-6 -1 -15 -2 -1 25
am in work	-10 11 0 0 0 0
am not	-16 -2 -3 -1 6 15
am not going	-17 3 16 0 0 0
am not in	-1 -7 -14 1 -1 21
am off	7 18 -8 -2 -1 -14
am off $	-2 10 0 -1 0 -7
am off work	8 -2 -4 0 0 -1
am on	7 -2 -2 -2 0 0
am only	11 -9 -1 0 0 -1
am out	-27 -4 -4 15 -1 21
am out $	-3 0 -1 14 0 -9
am out Doffered	-26 -1 -3 -1 0 30
am the	-2 0 -4 -3 0 10
am up	8 -2 0 -1 -2 -2
am working	10 -4 15 -6 -3 -12
am working Doffered	9 -1 -8 0 0 0
am working all	-7 -1 16 -4 -1 -4
am working lates	6 -6 0 0 0 0
an	-25 23 6 -9 -6 11
an extra	-7 2 -3 12 0 -4
an option	-3 9 -1 -3 -1 -1
an option ?	-3 9 -1 -3 -1 -1
and	-14 -53 0 12 4 52
and Doffered	-3 -6 40 -3 -2 -27
and Doffered T	8 -1 -2 0 0 -4
and Doffered i	-25 -2 34 -1 0 -6
and Doffered is	-2 -2 19 -1 0 -14
and T	-28 -2 -2 -2 0 35
and aside	1 -1 11 -3 -1 -8
and ask	-2 0 -1 -2 10 -5
and ask for	-2 0 -1 -2 10 -5
and book	-7 -2 -2 -1 0 12
and can	2 -2 -4 2 5 -3
and can not	-2 -1 -3 3 5 -2
and get	-4 0 0 -2 -1 8
and get back	-4 0 0 -2 -1 8
and he	-5 0 5 2 -1 -1
and i	-3 -3 -10 -12 3 26
and i am	9 1 -5 -1 0 -4
and i do	12 -1 -1 -4 -1 -5
and i waited	-9 -1 -2 -1 0 13
and i will	-4 -2 -2 -4 1 10
and mark	-9 -1 0 -1 0 12
and never	7 -1 -2 -1 0 -3
and no	0 0 -1 6 -1 -3
and nobody	-1 -3 0 -2 7 0
and nobody came	-6 -2 -1 -1 -1 11
and not	-13 7 13 -1 -1 -5
and not Doffered	-8 -1 20 -3 0 -8
and one	-4 0 0 5 0 -1
and refund	-10 0 -2 -1 -1 14
and tell	11 -1 -1 -3 0 -7
and thanks	5 0 0 0 0 -4
and that	4 -1 -4 -2 -1 5
and that is	4 -1 -4 -2 -1 5
and the	22 -7 -10 0 -3 -2
and then	-9 0 10 0 0 0
and there	-1 0 -8 -2 -1 12
and there is	-1 0 -8 -2 -1 12
and we	-4 0 1 -1 10 -6
and we are	4 0 1 -1 -1 -5
and would	-5 8 -2 0 0 0
and yes	-10 0 -2 0 0 12
and you	-6 -1 -3 -2 -2 14
another	-24 -1 -2 -1 -1 28
answer	11 -5 -7 -2 0 3
answering	15 -1 -9 3 -2 -7
any	-13 102 -7 5 -22 -67
any $	56 -6 -5 -6 -2 -36
any T	-40 50 -2 -4 1 -6
any T Dopen	-7 8 0 0 0 0
any but	21 -15 -1 -1 0 -3
any but O	11 -9 0 0 0 -2
any chance	8 -2 -1 -5 0 0
any day	5 20 11 -8 -5 -23
any day ,	-7 7 0 0 0 0
any day Dopen	-20 30 -6 -1 -1 -3
any day but	-3 -13 31 -3 -2 -10
any day is	21 -3 -11 -2 -1 -4
any good	-29 19 30 -7 -2 -11
any good $	-14 6 20 -3 -1 -8
any good ?	-10 14 0 -3 0 -1
any good sorry	-4 -1 8 -1 0 -2
any more	-6 -1 -23 -13 -2 46
any more $	-3 -1 -22 -10 -1 38
any of	34 -4 4 -13 -5 -16
any of them	26 -1 -7 -5 -3 -10
any of those	13 -2 -3 -3 -1 -4
any other	1 -8 -9 36 -2 -19
any other dates	-2 -3 -3 16 -1 -8
any other days	-2 -3 -6 21 -1 -9
any others	-2 -1 6 -2 0 -1
any time	18 7 -9 -7 -1 -8
any time Doffered	14 -8 -2 -2 0 -2
any time you	13 0 -3 -4 -1 -5
anyone	-12 0 13 0 0 -1
anything	4 41 -1 -31 16 -30
anything $	-5 0 -11 14 0 2
anything Doffered	5 8 -1 -8 0 -3
anything Dopen	0 5 0 -3 0 -1
anything T	-3 17 -2 -3 -1 -9
anything but	15 -3 -3 -2 0 -6
anything but Doffered	15 -3 -3 -2 0 -6
anything else	-3 -3 19 -4 -4 -5
anything else ?	0 -1 14 -7 -3 -3
anything on	-1 20 0 -16 -1 -2
anything on Dfull	-1 19 0 -16 -1 -1
anything until	-4 -2 1 -1 14 -7
anytime	16 15 -9 -3 -1 -18
anytime Dopen	-7 21 -3 -1 -1 -10
anytime Dopen $	-2 6 -1 0 0 -3
anyway	20 -4 -6 -3 -2 -4
anyway $	18 -4 -6 -2 -2 -4
anywhere	6 1 -3 -1 0 -3
apologies	-7 -1 10 0 0 -2
appointment	-1 -5 32 -4 -2 -19
appointment on	-5 -5 23 -2 -1 -10
appointment on Doffered	-5 -5 23 -2 -1 -10
are	-20 -9 34 56 -24 -37
are a	-3 0 -1 -4 -1 10
are a bunch	-3 0 -1 -4 -1 10
are abroad	-7 -5 28 -14 -2 -1
are at	-3 -3 9 -1 0 -3
are away	1 0 10 -3 -1 -8
are away Doffered	-7 5 4 -1 0 -1
are both	11 -1 -4 -2 -1 -3
are good	24 -1 -11 -2 -1 -9
are good $	11 0 -4 -1 0 -6
are in	2 10 -9 -1 0 -2
are no	-1 -1 11 -4 -3 -3
are now	-3 0 -1 -1 0 6
are now in	-3 0 -1 -1 0 5
are off	5 0 -2 0 0 -3
are off to	5 0 -2 0 0 -3
are ok	17 0 -9 -1 -2 -4
are on	-13 4 15 1 -1 -6
are on holiday	-12 1 17 -1 0 -5
are out	-6 -3 17 -3 -1 -4
are the	0 -1 -1 6 -1 -3
are you	-15 -1 -4 70 -3 -47
are you $	-6 0 -1 37 -1 -28
around	-19 1 15 23 -1 -19
arrange	-8 -1 -1 -2 22 -10
arrange this	-4 -1 0 -1 7 -1
arrival	-12 -1 0 -2 0 16
arrived	-3 0 8 -11 -1 7
arrived past	-3 0 8 -11 -1 7
as	34 -6 -47 -12 -12 44
as booked	-12 -2 -1 -1 -1 17
as i	34 -5 -11 -7 -1 -10
as i am	14 -1 -4 -1 0 -8
as i have	12 -2 -7 -1 0 -2
as it	10 -1 0 -2 0 -7
as it is	10 -1 0 -2 0 -7
as long	30 -5 -5 -4 -2 -14
as long as	30 -5 -5 -4 -2 -14
as my	6 -2 0 -1 0 -3
as offered	7 -2 0 0 0 -4
as the	-1 0 11 -2 -4 -4
as they	6 0 -4 -1 0 -1
as they can	6 0 -4 -1 0 -1
as we	6 1 -6 0 0 -1
as well	-15 -1 -1 18 0 0
as well or	-14 -1 -1 19 0 -3
as you	8 -2 0 -4 0 -3
aside	5 -9 2 9 -6 -3
aside $	-4 -2 -9 0 -5 20
aside .	8 -2 -3 1 -1 -2
aside . $	8 -2 -3 1 -1 -2
aside ?	-2 -1 -1 5 0 -1
aside i	-3 0 -1 -5 -1 10
ask	-8 -12 -2 -7 1 29
ask for	-3 0 -1 -3 15 -7
ask her	-2 -2 -1 0 -1 5
ask her $	-2 -2 -1 0 -1 5
ask my	0 0 -4 -3 -3 11
ask the	3 0 -1 -2 -6 6
asked	8 -1 -11 11 -6 -1
asking	0 -1 -3 -3 0 6
asleep	-7 -1 9 0 0 -1
asleep ,	-9 -1 10 0 0 0
assembled	-6 -1 -1 14 -1 -5
assistant	-24 -3 -1 -2 -1 30
assistant the	-16 -3 0 -1 0 20
assistant the customer	-16 -3 0 -1 0 20
assuming	13 -3 -4 -1 0 -4
at	-9 -9 41 15 -18 -21
at Dfree	-2 18 -9 -3 -3 -1
at Doffered	18 -2 -12 -1 0 -3
at Doffered i	14 -1 -10 -1 0 -2
at O	-13 15 0 0 0 -2
at T	-13 -13 -1 33 -1 -7
at a	23 -8 7 -5 -4 -13
at a push	15 -7 -3 -2 -2 -1
at a wedding	3 -1 11 -2 -1 -10
at home	-3 -2 7 0 0 -2
at my	-2 0 -3 -2 -1 8
at place	10 -1 -8 0 0 -1
at school	-3 7 -3 0 0 -1
at school .	-6 7 0 0 0 0
at the	5 -14 6 -7 -3 14
at the hospital	6 0 -3 -1 0 -1
at the infirmary	-8 0 10 0 0 -1
at the moment	4 -5 1 0 0 0
at work	-17 2 38 -6 -1 -16
at work $	-9 4 16 -2 -1 -8
away	-50 -12 92 -1 -8 -20
away $	-8 -1 17 -1 -1 -7
away ?	-4 -2 0 8 -1 -1
away Doffered	-40 9 55 -6 -1 -17
away Doffered $	-39 -5 61 -3 -1 -13
away Doffered and	6 2 -6 -1 0 -1
awkward	6 -3 -1 -4 3 -2
b	1 -1 -2 14 -1 -11
baby	8 -1 6 0 -3 -10
back	-12 8 -30 -16 1 50
back $	6 -2 -4 -4 7 -4
back .	-8 0 0 0 -1 9
back T	14 -6 -5 0 0 -2
back about	-10 -2 -3 -1 -3 20
back at	-10 11 -1 0 0 0
back gate	-14 -3 -1 -2 -1 20
back in	6 -5 0 0 0 0
back late	-5 6 -1 0 0 0
back off	-2 7 0 0 0 -4
back to	-8 0 -1 -9 -3 22
back to you	-9 0 -1 -8 -3 22
bad	-5 -1 -12 -6 8 17
bairns	-6 0 11 -2 -1 -2
be	50 43 26 -30 -18 -74
be $	-2 0 6 0 0 -3
be Dfree	-7 10 -1 -1 0 0
be Doffered	26 -7 -8 1 -1 -12
be Doffered $	6 0 -4 0 0 -2
be O	5 0 -4 0 0 0
be O $	5 0 -4 0 0 0
be T	-14 41 -6 -11 -1 -9
be T $	-8 13 -1 -1 0 -4
be T ,	-17 19 0 0 0 -2
be T as	11 -5 0 -5 0 0
be a	-1 9 -4 -2 -2 -1
be a pain	-3 7 -2 0 -1 0
be able	-20 -1 16 5 -4 4
be able to	-20 -1 16 5 -4 4
be about	-3 5 -2 0 0 0
be asleep	-8 -1 10 0 0 -1
be asleep ,	-10 -1 11 0 0 0
be at	-11 0 20 -1 0 -8
be away	-1 -2 13 -1 0 -9
be back	12 -5 -6 0 0 -1
be back T	11 -5 -5 0 0 -1
be best	20 -14 -4 -1 -1 -1
be better	-12 16 -1 -1 -1 -2
be better $	-2 5 -1 -1 0 -2
be better ,	-7 7 0 0 0 0
be good	-19 11 0 -8 -3 19
be good $	-15 26 -2 -7 -1 -1
be good .	-21 -5 -2 0 -1 29
be good though	7 1 -7 0 0 -1
be here	20 6 -1 -5 -2 -18
be here $	1 0 12 -2 -1 -10
be home	-15 -4 0 -1 -1 21
be home $	-1 0 9 0 0 -7
be in	27 -5 15 -2 -7 -29
be in $	-3 -1 1 9 -1 -4
be in .	16 0 -12 0 0 -3
be in Doffered	-10 -2 15 0 -1 -2
be in all	6 3 -8 -1 0 0
be in to	45 -1 -15 -8 -3 -19
be in touch	-13 -1 15 0 0 0
be left	-1 -1 -4 7 -1 -1
be most	5 -3 -1 0 0 -1
be ok	14 3 -4 -2 -2 -10
be on	-1 -2 -4 11 0 -4
be out	6 -4 -1 0 0 -1
be possible	9 15 -13 -18 10 -3
be possible ?	18 -2 -7 -7 -1 -2
be possible to	0 3 -4 -11 12 0
be the	27 -9 -11 -3 -1 -3
be the Doffered	20 -11 -4 -2 0 -2
be there	23 2 -9 -3 -1 -11
be there $	23 -1 -9 -3 -1 -9
be under	-7 0 12 -1 -1 -3
because	12 -2 -9 -3 -2 3
because i	8 -3 -7 -2 -1 5
because i am	7 -2 -1 -1 0 -3
been	14 -32 8 -1 -1 13
been eating	5 0 -1 -1 0 -3
been eating off	5 0 -1 -1 0 -3
been good	-9 -2 20 -2 -1 -6
been on	5 -1 -5 -1 5 -4
been taken	-3 0 10 -1 0 -6
been taken ill	0 0 7 -1 0 -6
before	-51 17 4 27 25 -22
before i	-10 -2 -2 18 -2 -2
before i choose	-7 -1 -1 11 -2 -1
before that	-7 9 -2 0 0 0
before that $	-7 9 -2 0 0 0
before the	8 -4 -1 -1 -1 -1
before then	-8 18 -3 -2 -1 -4
before we	-2 -1 -1 -1 6 -1
before you	-18 -14 15 -3 30 -9
before you book	-1 0 0 -1 8 -5
behalf	4 0 -1 -1 5 -7
being	-9 -3 17 0 -1 -4
bell	-6 -6 -12 -13 58 -21
bell $	-2 0 -4 -2 16 -8
bell baby	8 0 -2 -1 -2 -3
bell me	-3 -4 -2 -5 24 -10
bell when	-2 0 -1 -3 9 -3
bell when you	-1 0 0 -3 7 -2
belongs	0 0 -7 -1 -1 9
belongs to	0 0 -7 -1 -1 9
below	15 -3 -4 -1 -2 -5
below .	6 -3 -2 0 -1 -1
best	57 -18 -21 -15 7 -10
best $	41 -14 -3 -7 -2 -15
best for	18 -2 -13 -3 -1 1
best for me	6 0 -1 0 -1 -4
best for us	8 -1 -9 -2 0 5
best of	13 -1 -2 -1 0 -7
better	23 20 -8 -6 -3 -27
better $	7 4 -1 -1 -1 -8
better ,	-7 7 0 0 0 0
better , T	-7 7 0 0 0 0
better as	9 -2 -3 0 0 -3
better for	1 8 -3 -3 -1 -2
better for me	-1 5 0 -2 -1 -1
bev	-2 0 0 -2 6 -2
bin	3 -8 -10 -7 -1 23
bin day	3 -8 -10 -7 -1 23
bin day and	20 -5 -7 -6 -1 -2
birthday	-13 0 -2 -4 0 19
bit	-3 -2 16 -4 -4 -4
block	22 -2 -9 -1 -1 -9
blue	-4 -1 -10 -7 -1 23
blue $	-3 0 -6 -4 -1 14
boiler	-8 -1 5 -3 -1 7
book	-7 -7 -8 -6 12 17
book Doffered	-8 -2 -4 -3 -1 17
book anything	-1 0 -1 -2 12 -8
book every	-1 0 0 -1 -3 5
book every slot	-1 0 0 -1 -3 5
booked	-9 -5 -9 -9 -2 35
booked $	-3 0 -1 -1 -1 6
booked for	-19 -1 -1 -3 0 24
bosib	-16 3 58 -7 -4 -34
boss	10 -1 0 -1 -1 -7
boss let	9 -1 0 -1 -1 -6
boss let us	9 -1 0 -1 -1 -6
both	21 9 65 -25 -12 -58
both .	-5 0 6 0 0 0
both are	11 -1 7 -5 -2 -11
both are good	18 0 -9 -1 -1 -5
both days	3 -2 35 -11 -4 -21
both days $	-1 0 9 -1 -1 -6
both days .	-8 0 15 -3 -1 -4
both good	21 -1 -6 -1 -1 -12
both good $	11 0 -3 0 0 -7
both good ,	9 0 -2 -1 -1 -5
both work	4 7 -7 0 0 -3
both work $	-2 7 -1 0 0 -3
bought	-2 -1 -2 -14 -4 23
bought a	0 0 -1 -14 -1 15
box	-5 -2 -5 5 -1 8
boxes	5 -1 -2 1 0 -3
bring	21 0 -9 -3 -2 -7
bring it	11 1 -4 -2 -1 -5
broke	-8 -1 16 -5 0 -2
broken	-43 -1 -14 -8 -2 68
broken $	1 -1 -3 -4 -1 8
brother	10 -2 -1 -6 -1 0
brother is	7 -5 -1 0 0 0
brought	-6 -6 -1 -2 -1 15
builders	4 -8 -9 -11 -1 24
building	-6 15 5 -2 -3 -9
building work	-4 16 -4 -1 -1 -5
bunch	6 -1 -2 -5 -1 3
bunch of	-3 0 -1 -4 -1 10
bunch of cowboys	-3 0 -1 -4 -1 10
busy	-1 -1 6 0 0 -3
busy $	-2 0 6 0 0 -3
but	6 57 24 -82 16 -20
but Dfree	-7 24 -13 0 0 -4
but Dfree $	-6 8 -2 0 0 0
but Doffered	37 -21 -26 -4 -3 17
but Doffered $	23 -9 -8 -1 0 -4
but Doffered is	-6 -7 -13 -1 -1 28
but Dopen	-7 8 0 0 0 -1
but Dopen $	-7 8 0 0 0 -1
but O	13 -9 -1 0 0 -2
but O $	11 -9 0 0 0 -2
but T	-55 72 -6 -2 -3 -6
but T $	-7 11 -1 0 0 -3
but T ,	-23 24 0 0 0 0
but T please	-40 41 0 0 0 -1
but can	11 2 -6 -3 -1 -3
but can it	-27 28 0 0 0 0
but could	-2 9 -1 -3 0 -3
but could it	-1 8 -1 -3 0 -3
but he	8 -1 -1 -1 -1 -6
but i	21 -29 25 -1 1 -16
but i am	2 -13 16 -2 6 -8
but i have	17 -11 7 -1 -1 -11
but i will	8 -7 5 -1 -1 -4
but if	9 -3 -2 0 0 -4
but make	-18 19 0 0 0 -1
but make it	-18 19 0 0 0 -1
but my	1 -5 12 0 -1 -6
but no	1 -1 11 0 0 -11
but not	0 -31 7 -2 -2 28
but not Doffered	-22 -7 -3 -1 -1 33
but not T	15 -7 -4 0 0 -3
but only	8 -5 -2 0 0 -1
but only if	7 -4 -2 0 0 0
but please	32 -2 -12 -1 -5 -13
but tell	10 -2 -1 -1 -3 -3
but the	-8 -9 14 -4 -2 9
but the wife	-4 -1 11 0 -2 -4
but we	3 -6 13 -1 0 -8
but we will	-4 0 13 0 0 -8
by	13 3 -12 -5 12 -11
by me	-2 5 9 0 -3 -8
by me $	5 3 -2 0 -1 -4
by then	-1 5 -1 -1 0 -2
by then $	-2 5 -1 -1 0 -2
by us	15 0 -8 -1 -1 -5
byc	-2 -1 -2 11 -1 -6
byc with	-2 -1 -2 11 -1 -6
byc with domu	-2 -1 -2 11 -1 -6
call	-65 -6 -28 -19 161 -43
call me	-41 -4 -9 -7 97 -37
call me $	-8 -1 -3 -2 35 -21
call me ,	-1 0 -3 0 5 -1
call me before	-24 -1 0 0 26 -1
call me please	-4 0 0 0 8 -3
call my	-4 0 -3 -5 26 -14
call my son	-2 0 -3 -1 11 -5
came	-16 -22 -2 -19 -2 61
came .	-4 -2 0 0 -1 8
came past	-2 -14 0 -9 -1 27
came this	-6 -5 0 -9 -1 21
came this T	-6 -5 0 -9 -1 21
can	30 14 19 -15 22 -70
can be	-6 -8 -7 -4 3 22
can be there	7 -1 -1 -1 -1 -3
can do	29 8 -21 -15 -3 1
can do Doffered	10 -19 -3 -4 -1 17
can get	12 -2 0 -6 -1 -2
can get it	7 0 0 -5 0 -1
can help	11 1 -3 -4 -2 -4
can i	-44 8 -10 29 10 7
can i change	-9 -1 -1 16 0 -5
can i have	-16 12 -3 -11 -2 20
can it	-20 19 19 -12 -2 -3
can it be	-20 19 19 -12 -2 -3
can let	-1 -2 0 12 0 -9
can let you	-1 -2 0 12 0 -9
can make	13 -2 -6 -1 -1 -4
can manage	5 2 -1 -4 0 -3
can my	-8 -2 -7 33 -3 -12
can my neighbour	-4 -2 -5 20 -1 -7
can my your	-2 0 -1 6 -1 -3
can not	-36 -7 62 -26 14 -6
can not $	-7 0 17 0 -2 -9
can not do	-30 2 28 -16 -7 22
can not get	13 -4 2 -3 -5 -2
can not make	-6 -2 18 -3 -3 -5
can not read	-1 -1 -6 0 9 -1
can not take	-10 -1 19 -2 -2 -4
can only	6 4 -3 -1 0 -5
can only do	5 5 -3 -1 0 -5
can promise	10 -1 -1 -2 0 -6
can put	9 0 -9 0 0 0
can someone	-7 -2 -12 7 20 -5
can someone phone	-2 0 -4 -1 8 -1
can someone ring	-3 0 -2 -2 8 -1
can swap	24 -3 -8 -4 -2 -8
can the	6 -4 0 0 0 -1
can we	-4 15 5 -4 -2 -10
can you	0 -5 20 10 1 -26
can you T	14 5 -4 -11 -1 -4
can you deliver	-7 -2 -2 25 -6 -8
can you do	21 23 -2 -38 -2 -2
can you phone	-3 -6 0 -1 13 -3
can you send	-9 -2 18 -2 -1 -4
can you tell	-7 -1 -1 11 -1 0
cancel	-65 -2 -10 -15 -10 102
cancel $	-10 0 -1 -13 -1 26
cancel it	-27 -1 -3 -8 -2 41
cancel it $	-25 -1 -2 -5 -1 33
cancel this	-5 0 -4 -1 0 10
car	14 -1 0 -9 -3 -1
card	-11 -4 -4 21 -1 0
carer	-2 0 -1 -3 18 -11
carer denise	-1 0 -1 -1 7 -4
carpet	-4 -1 -1 0 -1 8
carry	6 1 -4 15 -3 -14
carry it	5 1 -4 15 -3 -13
carry it up	7 -1 -2 0 -1 -2
carry it upstairs	-1 -2 -2 17 -1 -10
centre	-7 -1 -3 7 -3 6
chairs	3 -1 -3 5 -1 -3
chance	7 -2 -1 -8 6 -2
change	-15 -2 -2 20 -1 0
change it	-12 -2 -2 21 -1 -5
change my	-2 0 0 -1 -2 5
changed	-11 -2 11 -2 -2 7
charge	-4 -8 -7 28 0 -8
charge for	2 -2 -7 14 0 -7
cheaper	-16 0 -3 19 -1 1
cheaper $	-5 0 -1 15 -1 -9
check	-28 1 -6 -9 -6 48
check with	4 0 -4 -4 -3 8
check with the	-10 0 -1 -2 0 13
chemo	-37 -4 60 -3 -2 -16
choose	56 -5 -5 0 -6 -40
choose $	10 -1 -1 -3 0 -6
choose ,	4 -1 -2 9 -2 -8
choose Doffered	5 -1 -1 1 0 -3
christening	11 -2 -3 -2 0 -4
christening $	6 -1 -1 0 0 -3
click	-3 0 -1 15 -1 -10
close	3 0 4 3 -6 -4
close $	6 0 -1 3 -6 -3
closed	-49 0 6 -2 -1 46
closed Doffered	-39 -2 -4 -2 0 47
closed for	-10 3 10 -1 0 -1
club	-23 -15 -2 -4 -1 45
code	1 -5 -3 -3 -3 12
code $	-9 -1 -1 -2 -1 13
code ,	-4 -3 0 -1 -1 9
collect	0 -3 -3 35 -3 -27
colour	4 0 -4 -8 0 9
come	26 1 -6 25 -11 -35
come $	7 -1 -2 16 -4 -16
come Dfree	-1 5 0 -4 0 0
come Doffered	23 -3 3 -9 -1 -13
come Doffered $	21 -3 5 -9 -1 -13
come on	-3 2 -1 5 -2 -2
come on Dfull	-1 -3 -1 9 -2 -1
come with	-2 0 0 5 0 -3
comes	12 -3 -3 13 -1 -18
comes up	3 -1 0 3 0 -5
comes up $	3 -1 0 3 0 -5
coming	-7 3 -6 34 -2 -23
coming from	-1 0 -1 16 0 -12
commit	-3 0 12 -2 -2 -4
commit to	-3 0 12 -2 -2 -4
company	-16 -1 -6 8 -6 21
company .	-2 0 -3 -1 -2 9
company is	-2 0 0 13 -2 -9
company is this	-2 0 0 13 -2 -9
complicated	-5 0 0 -1 12 -5
confirm	60 -17 -16 -9 -3 -15
confirm $	56 -1 -8 -4 -2 -41
confirm .	17 0 -2 0 0 -14
confirm . $	17 0 -2 0 0 -14
confirm Doffered	-9 -12 -3 -2 0 27
confirm O	-9 -1 0 -1 0 12
confirmed	69 -7 -11 -5 -3 -42
confirmed $	29 -3 -5 -3 -1 -18
confirmed .	24 -3 -4 -2 -1 -14
confirmed . $	18 -1 -3 -1 -1 -12
contact	2 -1 2 -2 7 -8
cooker	11 -3 0 -1 -1 -5
cost	0 -6 -5 31 -3 -17
could	17 39 -3 6 -11 -48
could it	-10 16 -2 0 -1 -4
could it be	-8 12 -2 2 -1 -3
could someone	-9 -2 0 11 1 -1
could we	14 0 -6 -5 -1 -3
could we have	17 -11 -1 -3 0 -2
could we say	-2 8 -5 -1 0 0
could you	-6 23 0 6 -2 -20
could you do	-2 7 -2 -3 0 0
could you tell	-5 -1 -1 13 -3 -4
court	-3 0 0 5 0 -1
covid	-1 0 13 -1 -1 -10
cowboys	-3 0 -1 -4 -1 10
cowboys $	-3 0 -1 -4 -1 10
cuanto	-2 -1 -3 19 -1 -12
customer	-19 -3 -4 -5 -1 31
customer $	-2 0 -3 -4 0 10
cut	-1 -1 0 7 1 -6
cut off	-1 -1 0 7 1 -6
cut off for	-1 0 0 7 0 -6
czy	-3 3 -2 17 -2 -12
czy musze	-1 0 -1 6 -1 -3
czy musze byc	-1 0 -1 6 -1 -3
dad	14 0 -1 -3 0 -9
damaged	-4 0 0 5 0 0
damaged $	-4 0 0 5 0 0
date	-19 3 27 -6 5 -10
date $	-8 0 3 -1 9 -3
date is	-8 0 11 0 0 -1
dates	-15 -5 49 2 0 -31
dates $	-7 -1 -2 19 -1 -7
dates .	-15 -1 36 -8 -3 -10
dates . $	-14 -1 27 -2 -2 -9
dates ?	0 -1 6 -3 0 0
dates do	-3 0 10 -1 -1 -5
dates do not	-3 0 10 -1 -1 -5
daughter	9 -6 -5 -2 1 2
dave	0 0 -6 -16 0 22
day	-20 48 26 -23 9 -39
day $	-13 23 -9 0 4 -5
day ,	-9 7 0 0 3 -1
day Doffered	32 -9 -16 -2 0 -5
day Doffered $	26 -4 -15 -2 0 -4
day Doffered so	7 -5 -1 0 0 0
day Dopen	-20 30 -6 -1 -1 -3
day Dopen is	-9 12 -2 0 0 0
day and	20 -17 9 -6 -1 -4
day and the	20 -5 -7 -6 0 -2
day but	-3 -13 31 -3 -2 -10
day for	-3 -7 3 11 -2 -2
day i	-2 20 -6 -6 -1 -5
day i am	6 2 -6 -1 0 -1
day is	17 2 -11 -2 -1 -4
day of	-5 0 14 -4 0 -5
day off	29 2 2 -1 -1 -32
day off $	29 3 -2 -1 0 -29
day or	-3 -7 0 10 0 0
day so	0 7 -14 -6 -1 15
day so whenever	-1 5 0 -4 0 0
day suits	7 -1 -2 -1 0 -3
day suits ,	7 -1 -2 -1 0 -3
day with	-6 4 0 -1 4 -1
day you	-5 2 -2 -3 -1 8
days	-27 3 50 31 -1 -56
days $	-8 -4 19 16 -3 -20
days .	-9 4 13 -3 -1 -4
days and	-3 0 14 -4 -1 -5
days i	13 -1 -7 -3 3 -4
days i am	13 -1 -7 -3 0 -3
de	-9 0 24 -3 -1 -11
de both	-2 0 7 -1 0 -3
deals	-3 0 -1 -4 19 -10
deals with	-3 0 -1 -4 19 -10
dear	23 -1 -7 -5 -1 -8
definitely	-13 -13 -1 35 0 -9
definitely T	-13 -10 0 29 0 -6
delay	-5 -1 15 -4 -3 -2
deliver	1 0 -4 18 -9 -6
deliver on	9 4 -1 2 -2 -12
deliver on Dfull	-3 6 0 3 -1 -4
deliver on Doffered	12 -4 0 0 -1 -7
delivered	-21 -3 -19 -2 -1 46
delivery	-30 -9 -3 37 4 1
delivery $	-4 0 -1 22 -1 -16
delivery on	7 -4 3 -1 -1 -4
delivery on Doffered	7 -4 0 0 0 -3
denise	-1 0 -1 -1 7 -4
depends	5 -3 -11 -8 -3 20
depends on	1 -1 -2 -3 -1 6
depot	0 0 -6 -2 -1 9
diary	1 -2 -3 -5 10 -2
diary $	-2 0 -1 -3 8 -1
diary .	6 -1 -1 0 1 -5
did	-23 -5 -22 65 -6 -9
did not	-7 -1 -6 0 -3 16
did you	-7 -1 -2 30 -2 -18
did you get	-7 -1 -2 30 -2 -18
died	-7 -2 9 -6 -3 9
died $	0 -2 -10 -6 -3 20
difference	-4 -4 0 14 0 -6
different	-16 -6 2 27 -1 -5
dinner	-8 -2 11 -1 0 0
dis	-10 -1 -4 38 -6 -17
dis $	-10 -1 -3 38 -3 -22
discuss	-4 0 -2 -1 17 -9
discuss this	-1 0 -1 -1 13 -9
disregard	8 -1 -1 -1 0 -5
do	12 3 -6 51 -12 -48
do $	-9 3 31 -2 -3 -20
do ,	21 -2 -17 0 0 -2
do , Doffered	13 0 -12 0 0 -1
do Dfree	-6 19 -6 -5 -1 -1
do Dfree $	-4 10 -4 -1 0 -1
do Dfree instead	-1 5 -2 -1 0 0
do Dfull	-23 26 -2 1 -1 -1
do Doffered	28 -31 -17 -41 -4 66
do Doffered $	-40 -2 1 -2 -1 45
do Doffered ,	8 3 -6 -1 -1 -3
do Doffered .	-30 1 -4 0 0 34
do Doffered but	11 -3 -6 0 0 -2
do Doffered or	-8 -1 15 -3 0 -2
do T	20 -5 -6 -3 -1 -5
do T $	22 -13 -2 -1 -1 -4
do any	-5 -1 11 -2 -1 -3
do any of	-5 -1 11 -2 -1 -3
do at	12 -7 1 -2 -2 -3
do at a	13 -6 -1 -2 -2 -1
do either	-7 0 10 -1 -1 -1
do either ,	-7 0 8 0 0 0
do i	1 -5 -6 46 -5 -30
do i need	2 -1 -3 15 -3 -10
do if	0 -1 -1 7 0 -5
do not	-4 0 0 -31 13 22
do not book	-1 0 -2 -1 9 -5
do not come	13 -3 5 -6 -1 -7
do not do	-1 0 -3 0 11 -6
do not finish	7 1 -3 -1 -1 -4
do not get	3 13 -4 -4 -1 -6
do not know	-11 -1 -11 -7 2 28
do not ring	9 -1 -2 -1 -2 -3
do not want	0 0 -5 -6 -1 12
do text	-1 0 -2 0 10 -6
do text .	-1 0 -2 0 9 -6
do that	3 -2 10 -1 -2 -9
do that $	7 -1 7 -4 -1 -8
do the	-2 -12 3 17 -1 -5
do the Doffered	-19 -3 4 21 -1 -3
do these	0 0 -3 0 5 -2
do they	-13 4 -3 26 -5 -8
do you	-14 -22 3 71 -6 -32
do you deliver	-1 -4 0 11 0 -5
do you do	-3 8 0 4 -1 -8
do you have	-1 1 7 -6 0 0
do you need	7 0 0 -6 -1 0
do you take	0 -1 0 6 -2 -2
does	-51 11 0 82 4 -45
does Doffered	-18 -4 -6 41 -1 -13
does it	-7 -2 -2 19 -1 -7
does it come	-2 0 -1 10 0 -6
does not	-15 19 13 -14 -5 2
does not do	10 0 -7 -1 -1 0
does not work	0 -2 17 -6 -1 -8
does the	-5 -1 -4 19 8 -16
does the diary	-2 0 -1 -3 9 -3
does the driver	-1 0 -2 14 -1 -10
dog	-9 -3 -4 -3 -2 20
doing	0 -5 -3 -1 9 -1
domu	-2 -1 -2 11 -1 -6
domu ?	-2 -1 -2 11 -1 -6
domu ? $	-2 -1 -2 11 -1 -6
done	-27 10 30 -2 -2 -9
done .	-16 -1 18 0 0 -1
door	-4 -13 0 28 -7 -3
door $	1 -1 -1 8 -1 -6
doorbell	6 -1 0 -1 0 -3
doors	5 -2 0 -2 0 -1
double	5 -2 0 -1 -1 -1
down	15 -2 -5 2 -5 -6
down for	18 -5 -9 -2 -1 -2
down for Doffered	8 -3 0 -1 -1 -2
drive	15 4 -12 -6 -2 1
drive $	13 -1 -10 -4 -1 3
driver	24 -5 -6 12 -19 -7
driver ring	7 0 0 -1 -6 0
driver ring me	7 0 0 -1 -6 0
driver to	15 0 0 -1 -12 -2
driver to ring	10 0 0 -1 -8 -1
driving	-20 -3 14 -10 -3 21
driving test	-9 -1 21 -5 0 -6
driving test $	-4 0 15 -5 0 -5
drop	-3 -8 -1 17 0 -5
dropped	-11 -8 -1 -9 0 30
dropped it	-11 -8 -1 -9 0 30
dropped it off	-10 -7 0 -2 0 20
dry	-7 1 8 0 0 0
duck	10 -4 -1 -1 -1 -3
duck $	7 -3 -1 -1 -1 -2
due	-3 -4 -1 12 -1 -2
due on	-3 0 0 5 0 -1
duly	-13 0 -1 -1 -1 16
duly noted	-13 0 -1 -1 -1 16
duly noted ,	-10 0 0 -1 -1 13
duration	37 -20 1 -2 -7 -10
duration .	5 -5 9 -4 8 -14
duration ?	22 -9 -1 -6 -4 -2
duration ? $	17 -9 -1 -4 -1 -2
duration is	-4 0 -1 9 -1 -4
duration is a	-4 0 -1 9 -1 -4
early	6 -1 -1 0 -4 -1
easier	7 -1 -3 -5 16 -14
easier $	9 0 -2 -2 5 -10
easiest	13 0 -2 -4 0 -6
easiest for	13 0 -2 -4 0 -6
easy	12 -2 -4 -2 -1 -3
easy $	14 -5 -4 -1 -1 -3
eating	5 0 -1 -1 0 -3
eating off	5 0 -1 -1 0 -3
eh	-23 17 -2 13 -1 -4
eh ?	-6 -2 -2 14 -1 -3
either	98 -10 1 -23 -12 -54
either $	26 0 -2 -2 -1 -21
either ,	6 -1 12 -3 -3 -11
either .	16 4 -12 0 -2 -6
either Doffered	8 -1 -2 -4 0 -2
either Doffered or	7 0 -2 -3 0 -1
either day	-2 -12 18 -1 -1 -2
either good	11 0 -1 0 -2 -6
either is	5 0 0 -1 -1 -4
either of	19 -3 -10 -1 -1 -4
either of the	8 -2 -5 0 0 -1
either of those	11 -4 -6 0 0 0
either slot	-5 5 0 0 0 0
either way	-2 -2 -1 5 0 0
else	-18 -6 66 -7 -9 -25
else ?	0 -1 14 -7 -3 -3
else you	-5 -2 10 -2 0 -1
else you got	-3 0 5 -1 0 -1
email	-26 -2 -11 0 -3 42
email ,	-6 0 -1 0 0 8
empty	-18 22 -1 0 0 -2
end	5 -3 -3 -6 -2 10
entrega	-2 -1 -2 17 -1 -11
even	7 -1 -1 4 0 -8
ever	-17 -6 -4 -1 -3 31
ever $	-13 0 -2 -4 -1 20
every	-2 4 -5 -7 -9 20
every day	16 4 -4 -2 -1 -13
every slot	-4 0 -1 -2 -3 10
everyone	-4 6 -1 2 -1 -2
everyone is	-3 6 0 -1 -1 -1
everything	-7 0 -1 -2 0 10
exams	-7 5 4 0 -1 -1
except	-15 -8 -4 -3 0 30
explain	-9 -2 0 11 0 0
extension	-6 13 -5 -1 -1 -1
extension will	-6 13 -5 -1 -1 -1
extension will not	-6 13 -5 -1 -1 -1
extra	-32 -2 -5 54 -2 -12
eyes	-5 0 -4 0 11 -1
failing	5 4 -1 -3 0 -4
failing that	4 5 -1 -3 0 -4
fella	-1 -1 -1 0 -3 5
ffs	12 0 -1 -2 -1 -8
ffs finally	12 0 -1 -2 -1 -8
ffs finally .	12 0 -1 -2 -1 -8
finally	22 -2 -4 -3 -1 -11
finally .	15 -1 -2 -2 -1 -9
finally . Doffered	6 -1 -2 -1 0 -2
find	10 -5 -1 -1 0 -3
finish	2 0 15 -5 -3 -10
finish $	-7 -4 15 -1 0 -2
finish T	-5 16 -3 -1 -1 -6
finish T $	-20 21 0 0 0 0
finish T so	15 -5 -3 -1 -1 -6
finish work	14 -9 -2 -1 0 -1
finished	8 -7 4 0 0 -3
finishes	5 -3 -1 0 0 -1
first	38 7 -21 -16 11 -20
first $	13 -3 -4 -5 16 -17
first day	-2 5 -1 0 0 -1
firstchoice	24 -4 -6 -4 -1 -10
firstchoice Doffered	18 -2 -4 -2 -1 -10
firstchoice Doffered secondchoice	12 -1 -3 -1 0 -7
fit	-2 -1 -2 27 -5 -16
fit through	-2 0 -1 11 -1 -7
fit through a	-2 0 -1 11 -1 -7
fitted	-7 -1 6 3 -1 0
fixed	3 -1 -5 -1 -1 5
flat	-3 4 -3 -7 -1 10
flat $	-8 0 -1 -1 -1 11
floor	8 2 2 0 -2 -10
floor ,	6 -2 -2 -1 0 -1
floors	-11 -3 18 -1 -1 -1
flying	-6 -2 9 0 0 -1
football	8 -4 -2 0 0 -2
for	24 -38 43 35 -23 -41
for Doffered	16 -11 -23 4 -3 18
for Doffered $	-2 -3 -10 9 -1 7
for Doffered T	7 -4 0 -1 -1 -2
for Doffered but	10 -1 -5 0 -1 -3
for it	-9 -4 -10 42 -7 -12
for it $	-4 -7 -3 25 -4 -8
for it ?	-2 -1 -1 5 0 -1
for letting	-5 -1 -4 -2 -2 13
for letting me	-11 -1 -2 -2 -1 16
for me	35 1 8 5 -12 -37
for me $	21 5 -1 -4 -5 -16
for me ,	12 -1 -7 0 -1 -3
for me .	-6 6 0 0 0 0
for me i	10 -2 -3 -1 -2 -2
for me thanks	5 0 -1 0 -1 -2
for me x	-4 0 6 0 -1 -1
for my	15 -1 -10 -1 -1 -1
for my mum	10 -1 -7 -1 -1 -1
for now	-4 0 23 -1 -2 -16
for now $	-2 0 13 0 -1 -10
for the	-2 -10 3 18 -3 -5
for the Doffered	-3 -8 -3 18 0 -4
for the lads	5 0 -2 -1 0 -1
for the slow	5 -3 -2 0 0 0
for the update	-2 0 -3 -2 0 8
for this	5 -1 4 -1 -2 -5
for us	-2 -8 41 -12 -4 -14
for us $	-21 -2 44 -9 -3 -9
for us .	6 -1 -1 -2 -1 -3
for us please	6 -4 0 0 0 -1
for work	6 -5 2 -1 -1 0
for work T	6 -5 0 0 0 0
for you	16 -2 -2 -7 -2 -4
for you $	11 0 0 -4 0 -6
for your	-5 2 -2 -2 -1 8
for your email	-6 0 -1 0 0 8
forget	-13 -1 -6 -2 0 22
found	-4 -1 -6 -3 -2 15
found one	-11 0 -2 -2 -1 16
found one cheaper	-11 0 -2 -2 0 15
free	5 -2 -1 -16 7 8
free $	-8 -1 11 -1 2 -3
free Doffered	21 -2 -7 -1 0 -12
free Doffered $	21 -2 -7 -1 0 -12
free on	1 -1 9 -8 0 -1
free to	1 0 0 -8 8 -1
from	-2 1 -8 2 -9 17
from a	-3 0 -1 0 -1 5
from our	7 -3 0 0 0 -4
from the	0 5 -1 -1 0 -3
from uni	-2 0 -2 -3 0 6
from us	-4 -1 8 0 0 -3
from us $	-4 -1 8 0 0 -3
from you	-17 -2 -5 -3 -2 28
from you $	-8 0 -4 -6 -1 20
front	1 -1 -2 -2 -1 5
full	-33 -10 -15 -3 12 50
funeral	-6 0 7 -1 0 -1
furniture	-7 0 -4 4 -1 8
further	-4 -7 20 -2 -1 -6
further notice	-1 0 8 -1 0 -5
further to	7 -7 0 0 0 0
further to your	5 -4 0 0 0 0
garage	-4 -1 -1 10 -1 -3
gas	-13 -2 24 -1 0 -9
gate	-7 -5 -9 -9 -6 36
gate $	11 -1 -6 -5 -1 1
gate is	7 0 -1 -1 -1 -3
gate is open	7 0 -1 -1 -1 -3
get	31 4 -17 37 -11 -45
get a	-2 -1 -4 20 -2 -11
get a narrower	-3 0 -1 8 0 -4
get back	-6 -1 -1 -7 -2 17
get back to	-8 0 -1 -7 -2 19
get here	7 -4 0 -3 0 0
get in	-9 10 -1 -1 0 2
get it	22 -2 -1 -9 -1 -9
get it up	7 0 0 -5 0 -1
get my	-6 -1 -2 30 -2 -19
get my reply	-4 -1 -2 15 -1 -6
getting	-2 -2 -4 13 6 -10
give	-48 -4 -6 -3 40 20
give me	0 -1 -2 -3 6 0
give me a	-2 0 -1 -2 9 -4
give us	-13 -2 2 -8 37 -16
give us a	-13 -1 -5 -7 40 -14
go	38 -4 -4 -4 -5 -21
go $	6 -1 1 -1 0 -4
go ,	13 -1 -9 0 0 -2
go , Doffered	13 -1 -9 0 0 -2
go ahead	5 0 0 -1 -3 0
go ahead with	5 0 0 -1 -3 0
go for	8 -1 -5 -1 0 -2
go for the	5 0 -2 0 0 -2
go with	6 -3 -1 0 0 -1
goer	14 -1 -9 0 -1 -2
goes	6 -3 1 0 0 -2
going	48 0 0 -26 -3 -20
going nowhere	10 -1 -9 0 0 0
going to	25 -1 16 -28 -2 -9
going to say	11 -1 -1 0 0 -8
gone	4 8 -4 -15 -1 8
gone $	0 0 0 -4 0 5
gone ?	-3 1 -1 -7 0 10
gone by	-6 6 0 0 0 0
gone then	12 -1 -2 -2 0 -7
gone then Doffered	12 -1 -2 -2 0 -7
good	115 5 -9 -98 -26 -31
good !	7 -1 -2 0 0 -4
good ! $	7 -1 -2 0 0 -4
good $	39 12 28 -24 -4 -48
good ,	16 -23 15 -14 -11 18
good , Doffered	-5 -2 11 0 0 -3
good , but	-5 -1 7 0 0 0
good , i	32 4 -5 -1 0 -29
good , it	5 0 -3 0 0 -1
good , please	-10 0 20 0 -1 -9
good , thanks	10 -1 -1 0 0 -8
good , you	5 0 -1 -1 0 -3
good .	-15 -23 -8 -13 -5 64
good . $	15 -6 -4 -1 -1 -4
good . do	9 0 -1 -6 -1 -1
good . thanks	-10 -1 -5 0 0 16
good ?	-10 14 0 -3 0 -1
good ? $	-10 12 0 -2 0 0
good and	7 -1 -1 0 0 -6
good any	-2 0 -14 -3 0 19
good as	0 -1 6 -1 0 -5
good but	-46 33 17 -1 -1 -1
good but can	-23 23 0 0 0 0
good but i	-4 -2 -5 0 0 12
good but make	-18 19 0 0 0 -1
good but not	1 -18 19 0 0 -2
good by	13 5 1 -2 -4 -13
good by me	-2 5 9 0 -3 -8
good by us	15 0 -8 -1 -1 -5
good day	13 -3 -6 -1 0 -3
good for	19 2 -3 -4 -3 -10
good for Doffered	5 -2 -1 -2 0 0
good for me	9 4 1 -2 -3 -9
good for us	5 -1 -4 0 0 -1
good here	11 0 -2 0 0 -8
good i	-35 -1 -1 0 0 37
good i am	-35 -1 -1 0 0 37
good jubbly	15 -1 -3 -1 0 -10
good jubbly $	15 -1 -3 -1 0 -10
good now	-1 0 -4 0 -1 7
good one	10 0 -1 -1 0 -8
good please	-1 0 -2 0 7 -4
good sorry	-3 -1 7 -1 0 -3
good stuff	13 0 -2 -1 0 -10
good stuff $	13 0 -2 -1 0 -10
good thanks	27 -8 -7 -9 -1 -1
good thanks $	5 -7 -5 -2 -1 10
good thanks .	10 -1 -1 -6 0 -2
good thanks you	8 -1 0 0 0 -7
good that	6 0 -1 0 0 -4
good though	7 1 -7 0 0 -1
good to	3 4 1 -1 -2 -5
good with	18 -1 -13 -3 1 -1
good with me	7 0 -1 0 -2 -4
good with that	21 0 -7 -1 0 -13
got	-59 17 47 -4 -7 6
got $	-4 -1 4 9 -1 -8
got Dfree	-6 8 0 -1 0 -2
got a	5 -4 3 -3 -5 4
got any	-2 -3 1 15 -1 -10
got any others	-2 -1 6 -2 0 -1
got anything	-10 31 8 -14 -3 -12
got anything T	-8 21 -2 -3 0 -8
got anything else	0 -1 10 -3 -3 -3
got covid	-1 0 13 -1 -1 -10
got it	-9 -7 -2 -8 -2 27
got the	-16 -3 19 -4 -2 6
got the wrong	0 0 -6 -3 0 9
got to	0 12 -1 -2 -1 -9
got to be	-8 13 0 -1 0 -4
got your message	-3 0 0 -1 -1 5
gotta	11 -1 -1 -2 0 -7
gotta be	11 -1 -1 -2 0 -7
grey	-7 0 -2 -3 -2 15
grey one	-5 0 -2 -2 -2 12
grey one $	-5 0 -2 -2 -2 12
ground	9 -2 0 -1 0 -6
ground floor	9 -2 0 -1 0 -6
ground floor ,	9 -2 0 -1 0 -6
guarantee	8 -5 -2 0 0 0
had	-40 -24 -1 15 2 48
haha	1 -5 -8 -3 -2 17
haha $	-14 -1 -2 -2 -1 20
half	-10 4 -2 -3 -1 11
hall	0 -2 -1 -3 0 6
hall $	-2 -1 -1 -2 0 7
happened	-8 -1 -5 -6 -2 22
happened $	-4 0 -2 -5 -1 11
happens	-15 -2 -4 24 0 -3
hard	1 -1 11 -1 0 -10
has	-6 -8 -2 6 -2 12
has a	13 0 -2 -2 -2 -7
has a key	8 0 0 -3 -1 -4
has been	-5 -1 3 6 -1 -2
has it	-1 -1 -1 10 -1 -7
has to	13 3 -10 -1 -1 -3
has to be	7 7 -10 -1 0 -3
have	-57 6 67 -14 -23 22
have Doffered	13 -3 8 -3 0 -15
have T	10 -2 -1 -1 0 -6
have a	-25 -2 21 1 6 -1
have a funeral	-6 0 7 -1 0 -1
have been	2 -4 12 -7 -2 0
have been good	-9 -2 20 -2 -1 -6
have cancel	-14 0 0 -2 0 16
have done	-4 -1 5 0 0 0
have got	-16 5 30 3 -4 -18
have got the	-11 -2 16 -3 0 0
have had	-5 -12 -1 -1 6 13
have heard	-4 -1 -2 1 0 6
have it	1 7 -6 10 -1 -11
have let	-2 3 -2 -2 -1 5
have moved	-5 -1 0 -1 -2 9
have my	-14 -3 18 0 0 -1
have no	11 -3 -5 0 -1 -3
have not	-2 0 -4 1 -1 7
have not ordered	-1 0 -11 0 0 13
have said	-6 -2 11 0 0 -3
have said Doffered	-6 -2 11 0 0 -3
have the	19 2 -5 -10 -4 -3
have the Doffered	9 -5 0 -3 0 -1
have to	15 -16 -12 3 -6 16
have to ask	-4 -2 -6 -3 -2 16
have to be	22 -10 -10 4 -1 -5
have to leave	8 -4 0 0 0 -3
have you	-15 23 1 21 -3 -27
have you any	-4 8 4 -4 0 -4
have you got	-11 18 -2 18 -3 -20
he	15 -8 -2 -3 0 -3
he does	7 -1 -4 -3 -1 2
he does not	7 -1 -4 -3 -1 2
he is	8 0 0 -1 -6 -1
he will	-5 0 5 -1 3 -2
head	-3 -2 -3 -1 9 -1
hear	0 0 -1 -4 -2 8
heard	-9 -1 -3 2 -1 11
heard of	-2 0 -1 -3 0 7
heavy	-2 0 -1 12 -1 -7
heavy is	-2 0 -1 10 0 -7
heavy is it	-2 0 -1 10 0 -7
help	10 10 -7 -10 -4 2
help $	5 -3 -6 -2 -2 7
help lift	1 6 0 -3 -1 -3
her	0 -6 1 -3 12 -5
her $	-2 -2 -1 0 -1 5
here	32 7 -22 -24 -6 13
here $	9 -5 3 -2 -3 -3
here .	7 -1 -5 -2 -2 3
here ?	6 -4 0 -5 0 5
here to	-5 20 0 -9 -2 -4
here to help	0 9 0 -5 -1 -3
here to lift	-5 10 0 -4 -1 -1
hes	14 -5 -3 -3 -5 2
hes duration	8 0 0 0 -6 -1
hes got	-1 0 -1 -2 -1 6
hi	3 0 4 -14 -8 15
hi !	10 0 -5 -1 -1 -3
hi $	-17 -1 -5 -3 -1 27
hi ,	-17 6 -5 11 -3 9
hi , Doffered	7 -2 -1 0 0 -4
hi , any	16 3 -2 -1 -1 -16
hi , could	8 -4 0 -1 0 -3
hi , i	-1 -3 -2 -2 -1 9
hi , is	-2 0 0 5 0 -2
hi , the	-6 8 -2 4 -1 -3
hi , we	-10 8 5 -2 0 -1
hi .	10 -2 -2 -2 -1 -4
hi is	24 -2 -1 -16 0 -6
hi yes	-2 0 0 -5 -1 8
him	-3 -1 -1 -3 1 6
himself	-1 0 -1 -1 6 -4
hip	-14 -3 21 0 -1 -3
hip done	-19 -2 22 0 0 -1
his	-4 -1 1 -3 0 6
hmm	-8 -2 -5 -3 -1 20
hmm $	-16 -1 -2 -3 -1 23
hold	-4 -3 7 -1 10 -9
hold duration	-3 -3 0 0 11 -4
hold duration .	-3 -2 0 0 9 -4
holds	15 0 -1 -3 0 -10
holiday	-10 6 10 -9 -3 5
holiday Doffered	-15 10 17 -5 -1 -6
holiday Doffered $	-7 -3 17 -2 0 -5
holiday Doffered ,	-5 6 0 0 0 0
home	17 -7 13 -15 -5 -4
home $	15 0 -1 -4 -2 -8
home Doffered	-13 3 27 -5 0 -13
home Doffered $	-11 -2 30 -4 0 -12
home from	-1 -1 -2 -3 0 6
home on	-26 -5 4 0 -1 28
hoping	6 -2 1 0 -1 -3
hospital	-30 -8 67 -4 -2 -22
hospital appointment	-6 -5 28 -2 -1 -14
hospital appointment on	-5 -5 23 -2 -1 -10
hours	1 8 -4 -3 -1 -1
house	-8 -2 21 -9 9 -12
house $	-2 0 11 -3 -1 -5
house ,	-4 -3 7 -1 -1 3
house .	-8 -2 -1 -1 14 -3
house is	-2 0 9 -2 -2 -3
how	9 12 -12 66 -12 -63
how about	-1 26 -2 -22 -1 -1
how do	0 0 0 6 -1 -4
how do i	0 0 0 6 -1 -4
how heavy	-2 0 -1 12 -1 -7
how heavy is	-2 0 -1 10 0 -7
how long	-8 0 -1 19 -1 -8
how long will	-4 0 0 8 -1 -3
how many	5 -3 -3 15 -1 -13
how much	20 -1 -3 3 -3 -16
how much is	23 -1 -2 -8 -2 -10
hubby	-3 1 -4 -3 -12 21
human	-9 0 -2 -8 29 -10
hun	20 0 2 -4 -1 -17
hun x	19 0 -2 -3 -1 -12
hun x $	19 0 -2 -3 -1 -12
husband	14 -2 -4 -9 2 -2
husband is	-11 0 2 -2 0 12
i	-16 -41 -2 41 -7 36
i am	13 11 28 -22 -7 -22
i am a	9 3 -9 -1 -1 -1
i am afraid	-1 11 4 -4 -3 -7
i am and	11 -1 -7 -1 4 -7
i am at	-1 -10 32 -4 -1 -16
i am away	-9 4 18 -2 -1 -9
i am driving	-3 0 -4 -1 -1 9
i am easy	12 -3 -4 -1 -1 -3
i am free	11 1 -7 -2 7 -11
i am good	6 0 -9 -2 -1 6
i am have	-19 -3 24 0 0 -1
i am home	32 1 -14 -3 -1 -16
i am in	16 27 -16 -10 -4 -13
i am not	-20 -2 1 0 6 16
i am off	7 18 -8 -2 -1 -14
i am on	7 -2 -2 -2 0 0
i am only	11 -9 -1 0 0 -1
i am out	-27 -4 -4 15 -1 21
i am the	-2 0 -4 -3 0 10
i am up	8 -2 0 -1 -2 -2
i am working	10 -4 15 -6 -3 -12
i aside	-7 -1 -2 -2 -1 13
i can	28 -3 -3 -8 4 -17
i can be	12 -6 -5 -1 4 -4
i can do	-4 9 -7 -8 -2 13
i can let	-2 -1 0 13 0 -9
i can not	-36 7 23 -5 7 4
i can only	5 4 -3 -1 0 -5
i change	-9 -1 -1 20 -1 -7
i change it	-9 -1 -1 16 0 -5
i choose	4 -3 -2 12 -2 -9
i choose ,	-6 -1 -1 10 -2 -1
i choose Doffered	5 -1 -1 1 0 -3
i collect	3 -3 -2 22 -2 -18
i confirm	39 -1 -6 -1 -1 -30
i could	-9 10 15 -2 -2 -11
i did	-1 0 -3 -2 -1 6
i do	10 -4 -9 0 9 -5
i do not	10 -4 -8 -7 9 0
i finish	1 7 -2 -2 -1 -3
i finish T	-13 15 0 0 0 -2
i finish work	14 -9 -2 -1 0 -1
i get	-4 0 -4 18 -1 -9
i get a	-3 0 -2 13 -1 -6
i got	-3 0 -6 -3 -3 15
i have	-1 -7 2 -16 -16 37
i have a	-14 -4 13 1 -3 7
i have been	11 -2 -8 -5 -1 6
i have cancel	-14 0 0 -2 0 16
i have got	-8 -3 24 7 -1 -19
i have had	-3 -10 -2 -1 -1 16
i have heard	-4 -1 -2 1 0 6
i have no	11 -2 -4 -1 0 -3
i have not	-1 0 -11 0 0 13
i have the	0 14 -3 -7 -1 -2
i have to	8 -9 4 3 -1 -6
i just	-5 -1 -2 -2 10 0
i know	0 -2 0 27 -1 -23
i may	11 -2 -3 -3 -2 -2
i may be	-4 -1 -3 -1 -1 11
i mean	-8 13 0 -1 0 -3
i might	5 0 -1 -1 0 -2
i might be	5 0 -1 -1 0 -2
i need	17 -4 -4 12 -3 -18
i need to	8 -4 -3 13 -3 -12
i never	-6 0 -5 -14 -1 27
i ordered	-10 0 -2 2 -1 12
i paid	-14 -1 -11 0 0 27
i pay	-4 -1 0 16 -1 -11
i pick	-4 -1 -1 9 0 -2
i pick Doffered	-4 -1 -1 6 0 0
i prefer	20 2 -9 -1 -1 -11
i said	1 -4 -6 -2 -4 15
i said i	-9 -2 -4 -1 -3 20
i say	2 -3 -8 15 -1 -6
i speak	-2 -3 -1 -2 15 -7
i speak to	-2 -3 -1 -2 15 -7
i suppose	5 -2 -4 -6 -2 8
i suppose $	1 -1 -3 -5 -1 10
i take	-11 13 0 -1 0 0
i think	16 -5 12 -14 -1 -8
i told	2 -1 3 0 0 -5
i waited	-8 -4 -4 -3 -2 22
i waited in	0 -4 -2 -2 -1 8
i want	-6 0 -2 -3 1 10
i was	6 -23 6 -3 -2 15
i was going	9 -1 0 0 0 -8
i was told	-5 -21 -2 -2 0 29
i will	-12 -3 25 -19 -9 18
i will ask	-3 0 -5 -2 -1 11
i will be	-4 3 25 -3 -2 -19
i will have	-11 -1 -7 -2 -3 24
i will not	16 -8 8 -3 -2 -10
i will take	24 -2 -3 -1 0 -18
i will tell	-5 -1 -3 -1 2 9
i will text	-7 0 10 -3 -1 1
i will write	-2 -1 5 -1 0 -2
i work	-19 2 29 -1 -1 -10
i work Doffered	-23 -2 34 -1 0 -7
i would	-18 -9 11 -15 29 0
i would like	-10 -1 -3 -7 10 12
i would love	-11 0 23 -1 -2 -9
i would prefer	-4 3 -1 -1 13 -9
i would rather	5 -3 -3 -1 9 -6
i yes	-6 11 -6 -6 -1 8
i yes $	-17 14 -1 -4 -1 9
ich	-2 0 16 -2 -1 -11
ich an	-2 0 16 -2 -1 -11
idea	-8 -2 -9 -6 10 15
idea when	-2 0 7 -1 0 -4
if	43 24 -24 4 -17 -32
if Doffered	13 -1 -2 -2 0 -7
if Doffered is	13 -1 -2 -2 0 -7
if i	2 -19 -30 55 -5 -3
if i am	-9 -11 -22 39 -1 5
if i can	6 -2 -8 -7 -3 14
if i pick	-4 -1 -1 7 0 -1
if it	6 -5 5 -8 -2 4
if it is	12 -5 -2 -8 -2 4
if my	10 -1 0 -3 -1 -4
if my boss	7 0 0 -1 -1 -4
if no	2 -3 -4 -4 0 9
if no one	-1 0 -3 -4 0 9
if not	12 -3 -9 3 -1 -2
if not Doffered	7 -2 -5 0 0 -1
if nothing	-1 -1 -3 -1 -1 8
if possible	-2 13 -6 -1 -1 -3
if possible $	-14 16 -1 0 0 -1
if possible ,	9 -3 -5 0 0 -1
if the	15 -1 0 -3 0 -10
if they	9 -3 -1 0 -4 -2
if you	17 30 -6 -21 1 -21
if you can	18 20 -5 -18 -2 -13
if you have	-7 14 0 -1 0 -5
if your	-2 18 -2 -4 -1 -9
ignore	-7 -6 -5 -8 -6 31
ignore all	-9 -2 -2 -2 -1 15
ignore all previous	-9 -2 -2 -2 -1 15
ignore the	6 -1 -1 0 0 -4
ile	-3 -1 -2 21 -2 -13
ill	-3 -1 15 -3 -1 -8
in	-2 28 38 4 -21 -45
in $	-5 24 -2 8 5 -30
in ,	-2 -2 7 -1 -1 -1
in .	24 -2 -13 -1 -1 -7
in . $	21 -3 -13 -1 0 -5
in . Doffered	5 -2 -1 0 0 -2
in Doffered	-8 -3 15 0 -1 -2
in Doffered ,	9 -1 -7 0 0 -1
in T	17 -11 -1 -1 0 -4
in T $	6 -4 -1 0 0 -1
in admin	-3 0 -1 -1 0 5
in admin mode	-3 0 -1 -1 0 5
in all	34 -2 -27 5 5 -14
in all T	9 -8 -2 1 0 0
in all day	11 6 -23 5 6 -4
in either	-2 -12 18 0 -1 -2
in either day	-2 -12 18 0 -1 -2
in for	17 -2 -3 -3 -1 -8
in for Doffered	17 -1 -3 -3 -1 -8
in hospital	-28 -2 36 -1 0 -5
in labour	-16 -2 20 -1 0 -1
in leave	-4 -6 -5 -6 -1 21
in leeds	2 1 -11 -1 -1 9
in leeds ,	5 -2 -1 0 -1 -1
in my	5 -2 -9 -9 -2 17
in my hall	-1 -1 -1 -7 0 10
in on	-8 -3 24 5 -1 -18
in on Doffered	-12 -3 25 6 0 -17
in tenerife	-28 12 18 0 0 -1
in the	-36 22 -5 3 -9 26
in the day	-30 26 -1 8 0 -3
in the garage	-4 -1 -1 10 -1 -3
in the house	-4 -1 25 -4 -1 -15
in the porch	-2 -1 -1 -4 -2 10
in to	43 -1 -12 -9 -3 -19
in touch	-13 -1 15 0 0 0
in work	-7 6 11 -3 -1 -6
in work T	-11 12 0 0 0 0
inclusive	-9 -3 0 13 0 -1
infirmary	-8 0 10 0 0 -1
instead	-58 101 -9 -22 -3 -9
instead $	-39 48 -1 -2 -1 -5
instead ,	-13 17 -1 -1 0 -1
instead , i	-13 16 -1 -1 0 -1
instead ?	-6 29 -2 -17 -1 -2
instead ? $	-4 23 -1 -18 0 0
instead of	8 -3 -3 -1 0 -1
instead please	-11 13 -1 0 -1 0
instead please $	-15 16 0 0 0 0
instructions	-12 -2 -3 -3 -1 21
instructions .	-3 0 -1 -1 0 6
instructions . you	-3 0 -1 -1 0 6
instructions and	-9 -2 -2 -2 -1 15
instructions and book	-7 -2 -2 -1 0 12
intent	-15 -1 -3 -2 -1 22
intent accept	-15 -1 -3 -2 -1 22
intent accept offer	-15 -1 -3 -2 -1 22
interest	8 0 0 -7 0 0
is	-11 0 -12 83 -49 0
is $	14 6 -18 -24 -1 23
is ,	-8 -2 -1 -2 -3 15
is .	14 -8 0 -2 0 -4
is . $	10 -5 0 -1 0 -3
is Dfree	-2 16 -3 -7 -1 -3
is Dfree possible	-1 5 -2 -1 -1 0
is Dfull	-11 25 -1 -9 -1 -4
is Doffered	-5 -18 -6 9 -2 22
is Doffered $	-24 -2 -1 -14 -1 41
is Doffered the	-2 -4 -1 7 0 0
is Dopen	-1 9 -3 -4 0 0
is O	-10 -16 0 46 -1 -18
is O i	-2 -1 0 13 0 -9
is T	18 -17 -1 5 0 -5
is T $	18 -11 0 -3 0 -4
is a	-26 -15 23 4 -5 18
is a good	14 -3 -10 -1 3 -3
is a long	-4 0 -1 9 -1 -4
is a nightmare	-25 -3 10 -3 -1 23
is a no	-13 -3 24 -1 -1 -6
is all	8 1 -3 -6 -4 3
is all the	13 -1 0 -4 0 -8
is already	-3 -2 -1 -5 0 12
is already been	-3 0 -1 -3 0 7
is best	17 -2 -10 -3 -1 -1
is best for	14 -1 -10 -3 -1 1
is better	18 5 -6 -4 -1 -13
is better for	1 8 -3 -3 -1 -2
is bin	3 -8 -10 -7 -1 23
is bin day	3 -8 -10 -7 -1 23
is broken	-5 -2 -1 -3 0 11
is broken $	7 -1 0 0 0 -6
is damaged	-4 0 0 5 0 0
is damaged $	-4 0 0 5 0 0
is easiest	13 0 -2 -4 0 -6
is easiest for	13 0 -2 -4 0 -6
is free	10 0 -1 4 -1 -13
is gone	15 2 -2 -5 0 -9
is gone then	12 -1 -2 -2 0 -7
is good	59 17 -58 -23 -9 12
is good $	46 0 -24 -2 -1 -20
is good ,	35 -16 -4 -3 -1 -12
is good .	11 -11 -6 -3 -2 12
is good any	-2 0 -14 -3 0 19
is good as	-5 0 10 0 0 -4
is good but	-29 38 -3 0 0 -5
is good by	6 6 -3 -1 -2 -6
is good for	7 4 -1 -3 -1 -5
is good thanks	-2 -1 -2 -2 0 9
is got	-8 13 0 -1 0 -4
is got to	-8 13 0 -1 0 -4
is gotta	11 -1 -1 -2 0 -7
is gotta be	11 -1 -1 -2 0 -7
is here	-6 13 -3 -8 -1 5
is here to	-6 13 0 -5 -1 -1
is his	5 0 0 0 0 -4
is home	-1 0 -2 -5 -1 10
is in	1 5 -4 -13 -1 13
is in the	3 7 -1 -2 -1 -6
is it	2 -12 -8 40 -5 -16
is it $	-19 -1 -4 -1 -1 26
is it coming	-1 0 -1 13 0 -10
is it definitely	0 -2 0 6 0 -3
is it one	-2 0 0 5 0 -3
is it the	0 0 0 7 0 -7
is my	0 -2 3 9 8 -18
is my driving	-5 -1 7 -1 0 -1
is no	-25 5 8 -5 4 14
is no good	-27 -4 -3 -1 6 29
is no use	-7 10 18 -2 -1 -19
is nobody	-14 -2 22 -5 -1 0
is not	-15 -6 25 -4 -2 3
is not possible	-10 -1 13 0 0 -1
is ok	16 -11 -11 -13 -1 20
is ok $	17 -9 -5 -1 0 -2
is ok .	7 0 0 -7 0 0
is ok but	-9 -1 -3 -3 0 15
is only	-5 -2 -4 4 -2 9
is open	7 0 -1 -1 -1 -3
is out	-6 17 -1 -1 -1 -9
is out ,	-3 6 -1 0 0 -2
is out .	-3 7 -1 0 0 -3
is permit	2 -1 -1 10 0 -10
is permit only	2 -1 0 9 0 -10
is phonenumber	9 0 0 -2 -7 0
is still	7 -2 -1 -1 0 -4
is that	-2 -18 -6 45 -5 -13
is that Doffered	-3 -9 -3 18 0 -3
is the	-14 4 11 24 -8 -18
is the Doffered	-18 -4 -2 6 -1 18
is the cut	-1 0 0 7 0 -6
is the day	-5 0 14 -4 0 -5
is the delivery	-4 0 0 10 0 -5
is the difference	-4 -4 0 14 0 -6
is the one	9 3 -4 -1 -3 -4
is the only	0 3 5 -4 -1 -4
is then	15 -9 -3 -1 0 -2
is then $	12 -9 0 -1 0 -1
is there	-5 10 28 -5 -2 -27
is there $	3 -2 24 -8 -1 -17
is there a	-3 -1 -1 10 -1 -5
is there an	-7 14 -3 0 0 -4
is there any	1 -13 0 12 0 0
is there anything	2 12 9 -21 -1 -1
is this	-13 -3 -7 79 -4 -52
is this a	-5 -1 -2 18 -1 -9
is this for	0 0 0 -16 0 16
is this legit	-3 0 -1 15 -1 -10
is under	-3 0 -5 -5 0 13
is under the	-3 0 -5 -5 0 13
is up	-1 0 3 -8 0 7
is what	9 -1 -3 -22 -1 17
is what we	11 -1 -1 -1 0 -7
is when	-28 26 -2 6 0 -1
is when i	-23 25 -1 -1 0 0
is yes	5 -10 -5 -1 -1 12
is yes $	-4 -3 -5 -1 0 13
it	-2 -6 -34 54 -5 -3
it $	-18 10 -26 33 22 -21
it .	-4 10 -1 0 -1 -4
it . $	-4 10 -1 0 -1 -4
it ?	-6 -1 -2 16 -1 -5
it Dfree	-5 11 -1 -1 0 -4
it Dfree $	-3 6 -1 0 0 -2
it Dfull	-3 19 -8 -1 -2 -5
it Doffered	8 8 -3 -8 -1 -3
it Dopen	-7 -19 -2 -1 -1 30
it T	-1 11 -1 -7 -1 -1
it a	-7 -1 30 -5 -4 -13
it and	-2 -1 0 5 -1 -1
it as	-14 -1 -1 18 0 -2
it be	-33 32 11 -8 8 -10
it be Dfree	-7 10 -1 -1 0 0
it be T	-37 42 -1 -4 0 0
it be left	-1 -1 -4 7 -1 -1
it be on	-5 -2 -1 12 0 -3
it be possible	0 3 -4 -11 12 0
it be the	16 -10 -3 -2 0 -1
it came	-3 -17 -1 -18 -1 40
it came past	-2 -14 0 -9 -1 27
it come	4 4 -2 1 -1 -7
it come with	-2 0 0 5 0 -2
it coming	-1 0 -1 13 0 -10
it coming from	-1 0 -1 13 0 -10
it definitely	0 -2 0 6 0 -3
it fit	-2 0 -1 11 -1 -7
it fit through	-2 0 -1 11 -1 -7
it for	0 -1 16 -2 -1 -11
it for now	-3 0 17 -1 -1 -11
it i	-6 0 10 -3 -1 0
it in	-7 -6 -13 18 -5 14
it in the	-6 -2 -3 5 -3 9
it is	59 -23 -14 -43 9 11
it is $	7 -1 -4 -22 0 21
it is .	9 -7 0 -1 0 -1
it is Doffered	6 -1 -4 7 0 -8
it is T	17 -9 -1 -3 0 -4
it is a	-3 3 5 -2 -1 -3
it is all	9 -1 -3 -5 -4 4
it is already	-3 -2 -1 -5 0 12
it is got	-8 13 0 -1 0 -4
it is gotta	11 -1 -1 -2 0 -7
it is his	5 0 0 0 0 -4
it is my	-7 -2 0 -1 14 -3
it is only	-1 -2 -1 5 -1 -1
it is the	-19 0 5 -4 -1 19
it is then	15 -9 -3 -1 0 -2
it off	-7 -8 0 -3 0 18
it off Dfull	-10 -7 0 -2 0 20
it on	1 4 -7 1 -2 2
it one	-2 0 0 5 0 -3
it one man	-2 0 0 5 0 -3
it over	-7 0 -5 -4 -3 20
it past $	-3 0 -1 -2 0 6
it rains	6 -1 -1 -1 0 -4
it round	-1 -1 -1 -3 0 5
it round the	-1 -1 -1 -3 0 5
it take	-4 0 0 8 -1 -3
it the	3 -1 0 6 0 -7
it then	4 4 -7 0 0 0
it through	5 -2 0 -1 1 -3
it to	-5 2 -2 15 -2 -8
it up	16 -2 -3 -5 -1 -4
it up quantity	7 0 0 -5 0 -1
it upstairs	-1 -2 -2 17 -1 -10
it upstairs $	0 -2 -2 13 -1 -7
it was	-4 -3 -1 10 -1 -1
it will	22 -6 3 -10 -1 -7
it will be	7 -4 7 -6 0 -4
it will have	14 -2 -4 -4 0 -3
it with	-6 -6 -6 -6 -1 24
it yet	-7 -1 18 -3 -2 -5
it yet $	-7 -1 15 -2 -2 -3
item	-8 -1 -2 -5 -1 18
jean	7 -1 -4 0 -1 -1
job	4 -1 -13 1 -1 9
joke	-5 0 -3 -7 -2 16
joke of	-4 0 -2 -2 -1 10
joke of a	-4 0 -2 -2 -1 10
jubbly	15 -1 -3 -1 0 -10
jubbly $	15 -1 -3 -1 0 -10
junk	7 -3 -2 0 0 -2
just	17 -13 -4 2 11 -14
just come	23 -1 -3 -4 -1 -13
just found	7 0 -4 -1 -1 -2
just got	7 -1 -1 -1 0 -4
just leave	-4 0 -2 -5 -1 13
just ring	-5 -1 -2 -1 9 -1
just ring me	-5 -1 -2 -1 9 -1
just seen	5 0 -4 0 0 0
just seen this	5 0 -4 0 0 0
just the	12 -1 -7 -1 0 -3
just wondering	-4 -2 -2 13 -1 -4
kann	-2 0 16 -2 -1 -11
kann ich	-2 0 16 -2 -1 -11
kann ich an	-2 0 16 -2 -1 -11
keep	-8 11 -1 0 -1 -2
kettle	8 -1 -3 -1 0 -4
key	11 -1 -6 -10 -1 7
key $	11 0 -3 -3 0 -5
key is	-3 0 -5 -5 0 13
key is under	-3 0 -5 -5 0 13
keys	-4 3 7 -1 -1 -5
keys $	-1 0 7 0 -1 -5
keys Doffered	-5 5 0 0 0 0
kid	5 0 0 0 0 -5
kids	2 7 -1 -6 0 -2
kind	5 -3 0 0 0 -2
kindly	2 2 10 -4 0 -8
kitchen	-13 0 25 -5 -3 -4
knock	14 -4 -3 0 -1 -6
know	-28 -12 -21 23 -7 45
know $	-8 -1 -15 8 -2 18
know .	6 -2 -1 4 -4 -3
know . $	-2 -1 2 5 -2 -2
know Dfull	3 -4 -1 -4 -1 7
know Dfull $	-2 -2 0 -4 0 8
know Doffered	-13 -1 -2 -9 0 26
know Doffered $	-13 -1 -2 -9 0 26
know when	-3 0 7 0 0 -4
know yet	-1 0 -6 -5 -1 13
know yet $	-1 0 -6 -5 -1 13
l	-1 -1 -3 10 -1 -5
la	-2 -1 -2 16 -1 -11
la entrega	-2 -1 -2 17 -1 -11
labour	-12 -4 19 -1 0 -2
lad	6 -4 -2 4 0 -3
lads	-3 -12 -7 13 -2 10
lads $	5 0 -2 -1 0 -2
landline	-5 0 -4 0 11 -1
landlord	12 -1 9 -3 -3 -13
landlord agreeing	7 0 -1 -1 -1 -4
landlord has	-8 0 11 -2 -1 -1
lane	6 -2 -1 3 0 -5
last	8 -6 -5 5 -2 1
later	-32 31 -5 0 -2 8
later $	-5 -4 -4 4 -1 10
later ?	-4 12 0 -5 -1 -1
later ? $	-4 12 0 -5 -1 -1
lates	9 -6 -2 0 0 -1
lates so	-4 6 -1 0 0 -1
leave	-3 -8 14 -15 -10 21
leave T	10 -5 -1 0 0 -3
leave T $	6 -3 0 0 0 -2
leave for	8 -7 0 0 0 0
leave for work	6 -5 0 0 0 0
leave it	-28 4 14 -6 -6 21
leave it in	-4 -1 -1 12 -2 -4
leave it with	-6 -6 -6 -6 -1 24
leave so	7 0 -3 -1 0 -2
leave with	0 -1 -7 -4 -2 15
leave with place	-6 -1 -3 -4 -2 15
leeds	5 1 -11 -3 -1 9
leeds ,	5 -2 -1 0 -1 -1
left	14 -4 -3 5 -2 -10
left for	-1 0 6 0 0 -4
leg	4 -3 5 4 -1 -9
legit	-3 0 -1 15 -1 -10
legs	-8 -1 -4 6 -2 8
legs come	-2 0 0 5 -1 -1
let	0 -7 1 -15 -14 35
let me	-18 0 3 -3 -6 25
let me check	-19 0 -1 -1 -1 22
let us	23 2 2 -7 -4 -17
let us do	5 -1 -1 -1 0 -2
let us go	5 -1 -2 0 0 -1
let us me	9 -1 0 -1 -1 -6
let us say	10 2 -4 -2 -1 -4
let you	-8 -7 -5 -5 -4 29
let you in	6 -1 -1 -1 0 -3
let you know	-16 -6 -5 -4 -3 33
letting	-5 -1 -4 -2 -2 13
letting me	-11 -1 -2 -2 -1 16
letting me know	-11 -1 -2 -2 -1 16
life	15 -2 -6 -2 0 -5
lift	-2 15 -6 -11 -3 8
lift .	-6 11 -2 -3 -1 -1
lift . $	-6 11 -2 -3 -1 -1
lift is	0 -4 -2 -8 0 14
lift it	-4 9 0 -1 -1 -3
lift it $	-6 6 0 2 -1 -1
like	28 3 -19 -10 -6 4
like $	18 5 -1 -2 -1 -19
like Dconflict	-11 -5 0 0 -1 18
like Dconflict ,	-11 -5 0 0 -1 18
like a	-1 -3 -2 -6 -10 22
like past	2 -1 -2 13 -2 -10
like past $	0 0 -1 13 -2 -9
like the	4 -3 -2 -2 -1 5
like to	-4 2 -3 -6 10 1
list	-14 -1 -2 -4 -4 25
list $	-2 0 -1 -1 -1 6
live	4 -1 -12 -3 -2 15
live here	7 -1 -4 -3 -1 2
lol	-4 -2 9 -14 -5 16
lol $	10 1 -15 -9 -4 18
long	16 -4 -6 34 -5 -35
long as	31 -5 -5 -5 -2 -14
long as my	6 -2 0 -1 0 -3
long as they	6 0 -4 -1 0 -1
long will	-4 0 0 8 -1 -3
long will it	-4 0 0 8 -1 -3
longer	-16 -2 -23 -2 -1 44
look	-7 0 -5 -4 -2 18
look at	-5 0 -1 -3 -1 10
look at my	-5 0 -1 -2 -1 8
looking	6 -1 -1 0 0 -5
lorry	19 -5 -8 4 -2 -8
lorry ?	-1 0 -1 9 -2 -5
lot	-13 -6 1 12 -2 8
loud	9 -2 -2 0 0 -4
loud $	9 -2 -2 0 0 -4
love	-8 -10 13 -16 -8 29
love $	21 -4 -6 -3 -1 -7
love ,	7 -5 0 -4 -2 4
love to	-13 0 17 -4 -3 3
love to say	-11 0 23 -1 -2 -9
love x	-9 0 15 -2 -1 -3
love x $	-9 0 15 -2 -1 -3
machine	0 -1 -3 15 -1 -10
mad	5 -2 0 0 0 -3
mad $	5 -2 0 0 0 -3
make	9 16 11 -17 -6 -13
make Doffered	13 -1 -8 0 -1 -2
make any	-2 -1 6 -2 -1 0
make any of	-2 -1 6 -2 -1 0
make it	5 19 4 -12 -3 -14
make it Dfree	-4 8 -1 0 0 -2
make it Doffered	16 -3 -2 -2 -1 -8
make it T	-4 12 -1 -6 0 -1
mam	0 -1 -5 -3 30 -20
man	-4 11 -9 2 -1 0
man or	-2 0 0 5 0 -3
manage	2 18 -6 -4 -1 -10
manager	2 -1 -4 -1 16 -12
many	0 0 -6 15 -1 -8
many thanks	-5 3 -3 0 0 5
many thanks for	-5 3 -3 0 0 5
mark	-4 -4 -4 -5 -2 19
mark as	-11 -2 0 -1 0 15
mark as booked	-11 -2 0 -1 0 15
mat	4 -4 -1 6 -1 -5
match	-21 -4 2 -3 -3 29
match .	-5 0 7 -1 -2 1
mate	39 -4 18 -14 5 -44
mate $	30 -2 20 -9 -4 -35
mattress	-3 -1 -2 14 -2 -7
may	11 -2 -3 -3 -2 -2
may be	-4 -1 -3 -1 -1 11
maybe	18 -4 -38 -17 -2 44
maybe $	-3 -2 -2 -2 -1 8
me	-30 -35 -42 -37 151 -5
me $	0 11 -19 -21 37 -8
me ,	-11 -4 -14 17 26 -14
me , Doffered	11 -1 -7 0 -1 -2
me .	-10 4 -5 0 22 -10
me . $	-4 0 -2 0 15 -9
me . i	-6 6 0 0 0 0
me ?	29 -10 -1 -9 -4 -4
me Doffered	-12 -3 2 -4 -1 19
me T	-2 -3 -2 0 8 0
me a	-2 0 1 -3 8 -4
me back	6 -2 -3 -2 12 -12
me back $	7 -1 -2 -1 8 -11
me before	-24 -1 0 0 26 -1
me before you	-24 -1 0 0 26 -1
me but	-5 0 10 0 -2 -3
me check	-19 0 -1 -1 -1 22
me down	6 -3 -1 -3 -2 2
me down for	7 -3 0 -1 -1 -2
me duck	7 -3 -1 -1 -1 -2
me duck $	7 -3 -1 -1 -1 -2
me duration	15 -3 -1 -6 -4 -2
me first	-15 -2 -2 -1 23 -3
me first $	-15 -2 -2 -1 23 -3
me for	-1 0 0 -1 6 -4
me i	12 -5 -8 -2 7 -4
me i am	12 -5 -8 -2 7 -4
me in	34 -2 -4 -5 -6 -17
me know	-11 -1 -2 0 -1 16
me off	-10 -1 -1 -3 -4 20
me off $	7 0 0 -1 -1 -5
me off your	-1 0 -1 -1 -1 5
me please	-8 -1 -2 -1 17 -6
me please $	-7 0 -1 -1 13 -5
me some	-1 -1 6 -2 -2 0
me some more	-1 0 6 -2 -1 0
me thanks	5 0 -1 0 -1 -2
me the	-4 0 0 9 -1 -3
me to	8 0 0 -6 0 -1
me when	10 -1 3 -1 -9 -3
me whether	-8 -1 -1 13 -2 -1
me whether the	-2 0 0 5 -1 -1
me x	-4 0 6 0 -1 -1
me x $	-4 0 6 0 -1 -1
mean	-23 11 -5 37 -1 -19
mean Doffered	-11 -2 -4 24 -1 -6
meant	21 -8 -11 8 -2 -7
meant Doffered	7 -1 -3 -1 0 -3
meant Doffered $	7 -1 -3 -1 0 -3
meant to	13 -7 -8 8 -2 -4
men	0 -2 -3 15 -1 -9
men are	-3 0 -2 15 -1 -8
message	1 -6 -3 4 -3 6
message $	-4 -1 -1 6 -1 0
message ,	5 -4 0 0 0 0
message .	3 3 4 0 0 -9
message . we	2 3 0 0 0 -5
messages	-3 0 -4 -3 4 6
mi	-16 -20 56 -11 32 -40
might	-13 -4 -3 -2 25 -3
might be	3 -2 -4 -1 7 -2
might be able	5 0 -1 -1 0 -2
mind	4 -1 -5 -5 -2 9
mind the	4 -1 -4 -4 -1 6
mind the step	1 -1 -4 -3 -1 8
missed	-1 1 -3 -1 -2 6
mit	-2 0 -5 17 -1 -10
mobile	0 -2 8 -2 -3 -1
mode	-3 0 -1 -1 0 5
moment	4 -5 1 0 0 0
money	-8 -1 -4 8 -2 6
money $	-9 0 -1 9 -1 3
more	-24 -6 0 3 -5 33
more $	-10 -3 -18 7 -2 27
more ?	-9 -2 12 0 -1 -1
more ? $	-9 -2 12 0 -1 -1
most	5 -3 -6 3 4 -2
mother	5 0 -1 -1 0 -3
move	8 11 -1 -12 -4 -1
moved	-5 -10 -4 -2 -4 25
moved out	-2 0 -1 -16 0 20
moved out ages	-1 0 -1 -16 0 18
mr	-4 0 -2 -3 0 10
mrs	4 -15 -4 -4 -2 21
much	14 -9 -5 1 12 -14
much is	24 -1 -2 -8 -2 -11
much is it	23 -1 -2 -8 -2 -10
mum	-16 -6 9 -10 -5 27
mum s	-1 0 8 -1 0 -6
mum s been	-2 0 10 -1 0 -6
mums	-22 -3 15 -1 14 -3
must	-13 -4 -1 -2 0 20
musze	-1 0 -1 6 -1 -3
musze byc	-1 0 -1 6 -1 -3
musze byc with	-1 0 -1 6 -1 -3
my	-43 -50 12 15 36 32
my ankle	-10 2 9 0 0 0
my boss	10 -1 0 -1 -1 -6
my boss let	9 -1 0 -1 -1 -6
my brother	10 -2 -1 -6 -1 0
my brother is	7 -5 -1 0 0 0
my carer	-3 0 -1 -3 18 -11
my carer denise	-1 0 -1 -1 7 -4
my dad	12 -1 0 -3 0 -8
my daughter	9 -6 -5 -2 1 2
my driving	-9 -1 21 -5 0 -6
my driving test	-9 -1 21 -5 0 -6
my hall	-1 -1 -1 -7 0 10
my hall $	-1 -1 -1 -7 0 10
my hip	-13 -2 17 0 0 -2
my husband	14 -2 -4 -9 2 -2
my husband is	-11 0 2 -2 0 12
my landlord	20 -1 -3 -2 -2 -12
my landlord agreeing	7 0 -1 -1 -1 -4
my last	8 0 -1 8 -1 -14
my mam	-2 0 -5 -3 29 -19
my mother	5 0 -1 -1 0 -3
my mum	-15 -6 7 -10 -5 28
my mum s	1 0 6 -1 0 -6
my name	-3 0 -2 -1 0 8
my nan	-12 13 0 0 0 0
my neighbour	1 -3 -12 18 -3 -1
my number	-4 0 -1 5 -3 4
my number $	-3 0 -1 6 -2 -1
my order	-5 0 -3 12 -5 1
my phone	0 0 -9 3 -4 11
my reply	-4 -1 -2 15 -1 -6
my rota	-4 0 -3 -1 0 9
my shift	10 -3 10 -7 -3 -7
my shift $	23 -1 -7 -6 -2 -7
my shifts	-1 -1 -3 -6 -3 15
my shifts $	-4 0 -3 -5 -3 14
my sister	5 -1 -3 -1 0 0
my sisters	7 -3 -3 -1 0 0
my son	8 -2 -8 -7 5 4
my son is	-6 0 -1 -4 -1 12
my wife	9 -2 -3 -6 12 -10
my your	-2 0 -1 6 -1 -3
my your old	-2 0 -1 6 -1 -3
myself	-5 0 -2 28 -2 -18
n	-4 3 -1 13 -1 -10
na	-2 -1 -2 14 -1 -8
name	1 -2 -6 -1 -2 9
name ,	5 -1 0 0 0 -3
name is	-3 0 -2 -4 0 9
name on	-3 0 0 7 0 -2
nan	-11 13 0 0 0 -1
narrower	-4 -1 -2 13 -1 -5
narrower time	-3 0 -1 8 0 -4
nearer	-13 -3 -4 18 -1 4
nearer $	2 -3 -2 9 -1 -5
need	12 9 -20 1 13 -14
need it	3 13 -8 -1 -2 -6
need to	-6 -4 -11 9 12 0
need to ask	1 0 -2 -1 -3 6
need to be	-6 3 -3 9 -1 -2
need to check	0 -1 -3 -5 -4 12
need to speak	-4 0 -1 -3 -1 10
needed	-10 -1 -35 6 -1 42
needed $	-10 -1 -35 -3 -1 50
needs	10 -9 -3 -4 -5 11
needs to	3 -7 -2 -4 -1 11
needs to be	3 -7 -2 -4 -1 11
neighbour	0 -3 -13 19 -4 1
neighbours	10 -3 -1 -1 0 -6
neither	-65 6 143 -15 -8 -62
neither $	-11 -13 55 -3 -2 -26
neither date	-9 0 11 0 0 -1
neither date is	-9 0 11 0 0 -1
neither is	-10 -2 30 -3 -1 -13
neither love	-12 -1 26 -3 -1 -9
neither of	-6 8 6 -1 -2 -5
neither of those	-3 8 1 -1 -2 -4
neither sorry	-4 9 3 -2 -1 -5
neither sorry .	-1 6 -5 0 0 0
neither works	-13 6 7 0 0 0
never	-31 -9 14 -27 -6 59
never bought	-1 0 -2 -14 -3 20
never bought a	0 0 -1 -14 -1 15
new	-5 -5 2 -16 -8 32
new phone	-2 -1 -2 -14 -5 24
new phone who	-2 -1 -2 -14 -5 24
next	0 0 1 15 -4 -11
next door	3 -7 -5 18 -4 -5
nightmare	-22 -3 10 -4 -2 21
nightmare $	-14 -3 -6 -2 -1 25
no	-75 -30 223 -48 -8 -70
no $	-90 -8 124 -12 -7 -8
no ,	-20 3 49 -6 -4 -20
no , $	-23 -2 44 -2 -3 -14
no , Dfree	-1 5 -3 0 0 0
no , Doffered	-10 0 14 0 0 -3
no , i	14 -2 -5 -4 -1 -3
no .	-35 -1 37 -3 -3 4
no . $	-28 -1 43 -1 -1 -12
no . Doffered	-15 -4 23 -1 -1 -3
no Doffered	2 -2 8 -1 0 -7
no answer	3 -3 -5 -2 0 7
no go	6 -1 1 -1 0 -4
no go ,	13 -1 -9 0 0 -2
no good	-58 -9 63 -5 6 3
no good $	-70 -8 57 -4 4 20
no good ,	8 1 -2 0 -1 -6
no good .	-5 -1 7 0 0 -1
no good and	7 -1 -1 0 0 -6
no idea	-8 -2 -9 -6 10 15
no idea when	-2 0 7 -1 0 -4
no longer	-6 -2 -22 -1 -1 32
no one	-3 -1 -1 1 -2 5
no one is	-1 0 -3 -4 0 9
no only	9 0 -7 -1 0 -1
no only just	9 0 -7 -1 0 -1
no thanks	-14 -1 30 -1 -3 -12
no thanks $	-8 0 21 -1 0 -12
no to	9 -2 27 -3 -3 -27
no to Doffered	31 -2 -6 -2 -1 -20
no to all	-11 0 21 -1 -2 -7
no to both	-5 0 6 0 0 0
no use	-3 7 24 -4 -4 -21
no use to	2 8 4 -3 -3 -8
no x	-13 0 19 -1 0 -4
no x $	-13 0 19 -1 0 -4
nobody	-30 -5 41 -12 1 5
nobody came	-6 -2 -1 -1 -1 11
nobody came .	-4 -2 0 0 -1 8
nobody in	5 -3 -1 0 0 -2
none	-59 3 130 -16 -8 -49
none de	-9 0 24 -3 -1 -11
none de both	-2 0 7 -1 0 -3
none of	-17 5 28 -5 -2 -8
none of them	-8 1 16 -2 -1 -6
none of these	-2 -1 7 -2 -1 -1
none of those	-7 5 6 -1 0 -1
none suits	-3 0 8 -1 -1 -3
none suits .	-3 0 8 -1 -1 -3
none z	-2 0 17 -3 -1 -12
none z tych	-2 0 17 -3 -1 -12
nor	2 11 -9 0 0 -3
normally	-6 -16 22 2 -1 -2
not	-80 -15 195 -64 9 -28
not $	-11 -2 49 1 -5 -33
not ,	21 -13 4 -1 -2 -10
not .	-11 -3 15 0 0 0
not Dfree	-1 -12 15 0 -1 -2
not Dfull	-5 -14 22 0 0 -2
not Doffered	-23 35 33 -13 -7 -25
not Doffered $	-16 -11 31 -3 -2 1
not Doffered ,	6 12 -11 -1 -2 -5
not Doffered .	17 2 -10 0 -1 -8
not Doffered Doffered	17 -2 -9 -3 0 -2
not Doffered and	-8 -1 20 -3 0 -8
not Doffered but	0 7 -6 0 0 0
not Doffered or	9 -2 0 -4 0 -3
not O	27 -6 -8 -1 -1 -11
not T	34 -11 -9 -1 -2 -12
not T $	30 -14 -7 -1 -1 -9
not a	19 -5 -8 -1 -2 -4
not agreeing	-3 -2 -6 0 15 -4
not at	-7 3 7 0 0 -2
not be	-7 0 22 -5 -3 -7
not be back	12 -6 -5 0 0 -1
not before	-4 8 -2 0 -1 -1
not block	17 0 -10 0 -1 -6
not book	-1 0 -2 -1 9 -5
not come	9 -3 4 -2 -1 -7
not come Doffered	10 -3 6 -6 -1 -7
not commit	-3 0 12 -2 -2 -4
not commit to	-3 0 12 -2 -2 -4
not do	-22 -3 17 -9 3 15
not do $	-7 -1 31 -1 -2 -19
not do ,	21 -2 -17 0 0 -2
not do Dfull	0 -6 -1 8 0 0
not do Doffered	-40 -1 -8 -5 -2 56
not do T	19 -12 -5 0 -1 -1
not do any	-5 -1 11 -2 -1 -3
not do either	-7 0 10 -1 -1 -1
not do text	-1 0 -2 0 10 -6
not do these	0 0 -3 0 5 -2
not even	8 -1 -1 1 0 -7
not finish	7 1 -3 -1 -1 -4
not finish T	7 1 -3 -1 -1 -4
not free	-1 -1 2 -8 0 8
not free on	0 -1 9 -8 0 0
not get	16 9 -2 -8 -6 -8
not get in	-8 10 -1 0 0 0
not get the	-5 5 0 0 0 0
not going	-9 0 15 -1 -1 -4
not going to	-17 0 18 0 0 0
not good	-30 -3 47 -2 5 -16
not got	4 -1 4 -1 -1 -5
not in	-1 -19 1 1 -1 19
not in on	-1 -1 -5 7 0 -1
not know	-7 -3 -11 -7 1 27
not know when	-3 0 8 0 0 -4
not know yet	-1 0 -6 -5 -1 13
not let	-3 1 6 0 -1 -2
not let me	-3 1 6 0 -1 -2
not make	-6 -2 18 -3 -3 -5
not my	-10 -2 -10 -1 13 10
not ordered	-1 0 -11 0 0 13
not ordered anything	-1 0 -11 0 0 13
not possible	-12 -2 28 -1 -1 -12
not possible $	-12 -2 28 -1 -1 -12
not read	-1 -1 -6 0 9 -1
not read these	-1 -1 -5 0 8 -1
not ready	-10 -1 26 -4 -4 -7
not ring	4 -1 -5 -2 -3 7
not ring ,	-3 -1 -3 -1 -2 10
not say	-5 -1 -7 36 -1 -22
not see	-4 0 -9 0 20 -6
not suits	-8 0 20 -3 -1 -8
not suits $	-8 0 20 -3 -1 -8
not take	-7 -2 17 -3 -2 -4
not take it	-7 -1 15 -2 -2 -3
not the	26 -4 -14 -3 -1 -4
not the Doffered	19 -2 -11 -3 0 -3
not this	-3 12 -5 0 -1 -3
not those	-4 5 -1 0 0 0
not turn	-10 -1 -7 -1 -1 20
not turn up	-10 -1 -7 -1 -1 20
not until	15 -7 -6 0 0 -1
not want	0 0 -5 -6 -1 12
not want it	-1 0 -5 -6 -1 12
not work	0 -2 17 -6 -1 -8
not work $	0 -2 16 -6 -1 -8
noted	-26 -5 -3 -4 -3 42
noted ,	-20 0 -1 -1 -2 24
noted , thanks	-14 0 0 0 -1 16
noted .	-4 -2 -1 -1 0 7
noted . $	-4 -2 -1 -1 0 7
nothing	-15 0 -11 -3 -2 31
nothing $	-17 0 -6 -1 -1 24
notice	-3 -2 7 10 -1 -11
notmind	78 8 -15 -21 -7 -43
notmind $	12 0 -3 -4 -1 -5
notmind ,	6 0 -1 0 0 -5
notmind mate	19 0 -2 -3 -1 -13
notmind which	7 10 -2 -4 -1 -10
notmind which $	14 2 -1 -4 -1 -10
now	-43 9 17 -9 -9 34
now $	-30 -1 5 -5 -4 36
now ,	-2 15 0 -1 -2 -9
now .	-4 -2 5 -1 -1 2
now in	-3 0 -1 -1 0 5
now in admin	-3 0 -1 -1 0 5
nowhere	10 -1 -9 0 0 0
number	6 -5 -18 -16 -1 33
number $	-10 -1 -10 -10 -4 36
number love	-3 0 -2 -1 0 6
o	-3 -1 -2 23 -1 -16
of	12 -3 41 -17 -18 -14
of Doffered	14 -7 -4 -1 0 -1
of Dopen	-8 11 0 -2 0 0
of T	-7 7 0 0 0 0
of a	6 -1 -7 -4 -4 9
of a company	-5 0 -5 -3 -3 16
of cowboys	-3 0 -1 -4 -1 10
of cowboys $	-3 0 -1 -4 -1 10
of interest	8 0 0 -7 0 0
of it	1 0 -2 -5 -1 7
of it $	1 0 -2 -5 -1 7
of the	24 -6 0 0 -2 -15
of the others	8 -2 -5 0 0 -1
of them	14 0 12 10 -7 -29
of them $	3 0 13 -4 -1 -11
of these	-12 -4 36 -1 -2 -17
of these is	-9 -2 2 11 0 -1
of those	23 4 10 -8 -7 -23
of those $	11 -2 4 -2 -1 -11
of those dates	12 -1 -3 -3 -3 -3
of those days	-2 0 9 -2 -1 -4
of those i	-5 2 5 0 0 -1
of you	-4 0 -1 -3 -1 9
of your	-7 3 -2 -1 1 5
off	1 2 -31 -6 -21 55
off $	1 5 -14 -10 -7 26
off ,	-10 3 -1 9 0 0
off Dfull	-10 -7 0 -2 0 20
off for	-2 0 3 7 0 -8
off on	-11 4 -2 0 -1 10
off sick	14 0 -5 -1 0 -7
off sick so	14 0 -5 -1 0 -7
off the	2 7 -1 0 0 -7
off to	9 -1 -2 -1 -1 -5
off to whitby	5 0 -2 0 0 -3
off work	12 1 -10 -3 -4 4
off your	-1 0 -1 -1 -1 5
off your list	-1 0 -1 -1 -1 5
offer	-23 -2 10 -4 -3 21
offer ,	-15 -1 -3 -2 -1 22
offer , slot	-11 -1 -2 -2 -1 17
offered	7 -2 0 0 0 -4
office	-7 -1 11 -5 12 -9
oh	15 -2 3 -5 -2 -9
oh good	-27 -2 14 0 0 16
oh no	9 0 -7 -1 0 -1
oh no only	9 0 -7 -1 0 -1
ok	153 -17 -37 -34 -21 -47
ok $	56 6 -16 -6 -2 -37
ok .	7 0 0 -7 0 0
ok ?	-8 -3 -3 21 -1 -6
ok ? $	-8 -3 -3 21 -1 -6
ok as	8 0 -4 -1 -1 -2
ok as long	8 0 -4 -1 -1 -2
ok but	16 -9 8 -47 -3 35
ok but i	7 -4 -2 0 0 -1
ok but not	-21 -1 27 0 0 -4
ok but please	21 -1 -11 0 -1 -8
ok good	-3 0 -5 -1 0 9
ok i	-3 0 0 -1 0 5
ok if	13 -1 -1 -5 -1 -6
ok so	-14 0 17 -1 0 -2
ok thanks	-10 0 0 -1 0 12
ok with	15 0 -8 -1 -2 -3
ok with me	14 0 -8 -1 -2 -3
old	-19 -2 -8 46 -4 -13
old one	-28 2 -7 41 -3 -5
old one $	-8 0 -2 29 -1 -18
old sofa	5 0 0 -1 0 -3
on	-26 6 -3 16 21 -12
on $	0 -1 -1 8 -1 -4
on Dfree	0 6 -2 -2 -1 -1
on Dfree ,	5 -5 0 0 0 0
on Dfull	2 19 -3 -6 -4 -8
on Dfull $	7 -4 -1 -1 0 -1
on Dfull ?	-1 8 -1 0 -2 -3
on Doffered	-16 -3 1 6 -10 21
on Doffered $	-13 -10 1 -6 -3 30
on Doffered ,	3 9 -6 -1 -1 -4
on Doffered .	-7 -3 5 4 -3 4
on Doffered ?	-8 5 -6 9 0 0
on Doffered T	-7 -9 25 -1 -1 -7
on Doffered and	-28 -3 4 -3 -1 31
on Doffered as	12 -4 0 0 -1 -7
on Dopen	-7 15 -5 -1 0 -2
on a	7 -1 -5 -1 0 -1
on all	-3 -2 14 -2 -1 -5
on any	5 -3 3 -3 0 -2
on arrival	-12 -1 0 -2 0 16
on both	-3 -1 14 -4 -2 -4
on both days	-1 -1 10 -3 -1 -4
on hold	-3 -3 0 0 11 -4
on hold duration	-3 -3 0 0 11 -4
on holiday	-13 4 16 -2 -1 -5
on holiday Doffered	-12 3 17 -2 -1 -5
on is	6 -2 -1 -1 0 -2
on it	-1 -14 -1 -4 -1 20
on most	-2 -2 -1 0 5 0
on my	3 -4 -7 15 -4 -4
on phonenumber	-13 -3 -5 -10 51 -20
on phonenumber and	-2 0 -1 -1 7 -4
on phonenumber he	-3 0 0 -1 6 -2
on phonenumber to	-3 0 -1 -2 13 -8
on the	20 -9 -8 19 -9 -13
on the Dfree	9 -9 0 0 0 0
on the Dfull	7 -2 -1 -3 0 -1
on the Doffered	-6 2 5 11 -2 -10
on the Dopen	-4 6 0 0 0 -1
on the drive	-5 5 -2 -5 -1 7
on the order	1 0 0 7 -5 -3
on the same	-2 -1 -1 9 -2 -3
on the understanding	5 -1 -2 -1 0 -1
on those	0 1 6 -6 0 0
on your	7 -2 -1 -3 1 -2
once	-2 0 -1 4 5 -6
once i	-2 0 0 5 0 -2
one	27 -33 -23 41 -14 2
one $	32 -12 -10 12 -5 -17
one ,	19 -5 -2 -2 -2 -8
one , Dfree	-6 6 0 0 0 0
one , i	9 -3 -2 -1 0 -3
one .	8 -1 -2 0 -2 -2
one Doffered	1 -1 -1 10 0 -9
one Doffered $	9 -1 -1 -1 0 -6
one be	-2 -1 -2 16 -1 -11
one cheaper	-11 0 -2 -2 0 15
one day	-17 3 18 -3 0 -1
one for	6 0 -1 -2 0 -2
one for us	6 0 -1 -2 0 -2
one i	15 -2 -2 -5 0 -5
one i can	12 -2 -2 -5 0 -4
one is	13 -2 -9 4 -2 -4
one is in	1 -1 -3 -4 0 8
one man	-2 0 0 5 0 -3
one man or	-2 0 0 5 0 -3
one of	-2 5 -1 0 1 -3
one on	5 0 0 -1 -3 0
one on the	5 0 0 -1 -3 0
one or	-1 0 0 6 0 -5
one or the	-1 0 0 6 0 -5
one please	11 -6 -1 -1 -1 -3
one please $	5 -3 0 0 -1 -1
one please ,	7 -3 -1 0 0 -2
one was	-16 -1 0 3 -1 15
one works	-18 0 -4 -3 0 26
only	10 43 8 -8 -8 -44
only ,	-36 37 -1 0 0 0
only Doffered	12 -3 -6 -1 0 -2
only T	7 -6 0 0 0 -1
only day	-9 23 -6 -3 -1 -4
only day i	-8 23 -5 -5 -1 -4
only do	5 5 -3 -1 0 -5
only do T	-5 6 0 0 0 0
only if	42 -12 -4 -16 -1 -9
only if it	11 -7 0 -1 0 -2
only if you	30 -4 -4 -15 -1 -7
only in	4 -5 -2 5 -1 -1
only just	12 0 -8 -1 -1 -2
only just found	7 0 -4 -1 -1 -2
only just seen	5 0 -4 0 0 0
only one	10 -3 4 -5 0 -6
only one i	14 -2 -2 -5 0 -5
only time	-14 22 0 -7 0 0
open .	5 0 -1 0 -1 -3
option	-3 9 -1 -3 -1 -1
option ?	-3 9 -1 -3 -1 -1
or	-48 -15 -21 120 -11 -24
or $	8 -1 -4 -5 -2 3
or Dfree	-9 24 -3 -8 -1 -3
or Dfree $	-4 6 -1 0 0 -1
or Dfree ,	-3 5 0 0 0 -1
or Dfree ?	0 6 0 -4 0 -1
or Doffered	17 -8 3 8 -1 -18
or Doffered $	-3 -3 19 -1 -1 -11
or Doffered ,	-2 -5 3 8 -1 -2
or Doffered i	5 3 -3 -2 0 -2
or Doffered so	10 0 -7 -1 0 -1
or T	-20 -15 -1 45 -1 -7
or T ?	-8 -11 0 20 0 -1
or failing	1 6 -1 -3 0 -2
or failing that	1 6 -1 -3 0 -2
or is	-8 -2 -1 15 -2 -1
or is that	-2 -1 0 5 -2 0
or just	-15 -1 -1 23 0 -6
or the	-7 -1 -2 11 -1 0
order	-21 -9 -13 45 -3 1
order $	-2 0 -2 27 -2 -21
order ,	-2 0 -1 -4 -1 8
order is	5 0 -1 9 -4 -8
order is this	-2 0 -1 10 0 -7
ordered	-24 -6 -24 28 -6 33
ordered $	-7 0 -1 0 -1 9
ordered anything	-1 0 -11 0 0 13
ordered this	-4 0 -2 -4 -1 12
originally	-5 0 -1 0 0 6
other	-35 -12 -1 30 -5 23
other dates	-11 -4 13 15 -2 -11
other dates $	-7 -1 -2 19 -1 -7
other dates .	-3 0 9 -1 -1 -3
other dates ?	0 -1 6 -3 0 0
other days	-2 -3 -6 21 -1 -9
others	6 -3 2 -2 0 -2
others $	7 -2 -2 0 0 -2
otherwise	19 -6 -5 -1 -1 -6
otherwise Doffered	6 -1 -1 -1 0 -3
otherwise Doffered $	6 -1 -1 -1 0 -3
our	-26 -20 1 8 8 30
our kid	5 0 0 0 0 -5
our road	0 0 0 5 0 -4
our site	-1 0 -1 -1 7 -5
our site manager	-1 0 -1 -1 7 -5
out	-5 9 12 -19 2 0
out $	4 -2 2 8 -1 -12
out ,	-3 6 -2 0 3 -4
out .	-4 10 -1 -3 1 -3
out Doffered	-26 -1 -3 -1 0 30
out T	7 -3 -1 -1 0 -1
out T $	9 -8 -1 0 0 0
out ages	-1 0 -1 -16 0 18
out ages ago	-1 0 -1 -16 0 18
out for	-7 0 18 -3 -1 -6
out of	26 -1 -7 -3 -1 -15
out of interest	8 0 0 -7 0 0
out the	-3 10 0 0 0 -5
outcome	-22 -1 -1 -3 -1 28
outcome booked	-22 -1 -1 -3 -1 28
over	0 -9 -1 -16 11 14
over the	-3 -1 -3 -15 16 6
over the phone	-1 -1 0 -11 16 -4
override	-35 -2 -5 -4 -1 46
packaging	8 -3 -1 1 -3 -2
packaging ?	13 0 0 -11 -1 -1
packaging ? $	13 0 0 -11 -1 -1
packaging away	-6 -3 -1 12 -2 -1
packaging away ?	-4 -2 0 7 -1 0
packed	2 -1 6 -6 0 -1
paid	-22 -1 -12 -1 -1 37
pain	-3 7 -2 0 -1 0
pal	24 -5 -14 -7 -7 8
pal $	14 -3 -14 -4 -6 13
pal ,	7 -2 0 -2 0 -2
pal , i	8 -2 -1 -2 0 -2
parcel	-4 -1 -2 10 -1 -2
parcel is	-4 -1 -1 9 -1 -1
park	7 -3 -1 -2 0 -1
parking	-11 -2 -7 7 -1 14
parking is	-12 -3 -6 -2 0 23
passed	0 -15 -1 -6 -3 25
passed away	-5 -12 -1 -6 -2 26
past	-12 -28 -6 -16 -1 62
past $	13 -4 -10 1 -4 4
past ,	-3 0 9 -5 -2 1
past ?	-1 -1 -2 -11 0 15
past ? ?	0 -1 -2 -11 0 14
past and	-4 0 1 0 8 -4
past was	-7 0 -2 -1 0 11
past was good	-7 0 -2 -1 0 11
pay	-8 -1 -1 31 -2 -19
payday	-3 6 0 -1 -1 -1
people	-5 1 -16 -6 7 20
people .	-3 2 -7 0 8 0
people are	-4 0 -3 -6 0 13
permit	2 -1 -1 10 0 -10
permit only	2 -1 0 9 0 -10
person	-9 -1 -8 0 4 13
pet	5 -1 -5 -4 24 -19
pet $	4 -1 -4 -3 23 -19
phone	-31 -20 -39 -18 149 -42
phone $	-2 0 -1 -1 13 -9
phone call	-3 0 -1 -3 16 -9
phone died	16 -1 -10 0 -2 -3
phone me	-22 -2 -11 -3 62 -23
phone me .	-1 0 -1 0 7 -5
phone me i	-1 0 -6 0 9 -2
phone me on	-4 -1 -1 0 6 -1
phone me please	-4 0 -1 -1 8 -2
phone my	-2 0 0 -1 5 -1
phone our	-1 0 0 0 5 -3
phone the	-3 0 -1 -2 13 -6
phone who	-2 -1 -2 -14 -5 24
phone who dis	-2 -1 -2 -14 -5 24
phonenumber	-22 -33 -21 -26 151 -50
phonenumber $	0 -20 -7 -12 61 -23
phonenumber ,	-1 -2 -3 0 7 0
phonenumber , T	-2 -2 -3 0 7 0
phonenumber .	-1 -2 -1 0 6 -2
phonenumber . $	-1 -2 -1 0 6 -2
phonenumber and	-2 0 -1 -2 11 -6
phonenumber and ask	-2 0 -1 -2 10 -5
phonenumber he	-3 0 -1 -1 9 -3
phonenumber to	-3 0 -1 -2 13 -8
phonenumber to arrange	-3 0 -1 -1 11 -7
physio	-7 13 -2 -4 0 -1
pick	20 4 -4 5 5 -30
pick $	10 7 -1 -3 -1 -11
pick Doffered	-4 -1 -1 6 0 0
pick up	2 -1 -1 -1 5 -4
pietro	-2 -1 -2 14 -1 -8
pietro ?	-2 -1 -2 14 -1 -8
pietro ? $	-2 -1 -2 14 -1 -8
place	-5 -12 -39 -2 -8 67
place $	-7 -1 -5 -6 -3 23
place ,	5 -6 -1 3 -2 2
place .	7 -2 -1 0 -1 -4
place if	-2 0 -1 -3 0 7
place not	8 -1 -26 -1 -1 20
place not $	8 -1 -26 -1 -1 20
place so	5 -3 -1 0 0 -1
please	45 25 -31 -45 63 -59
please $	26 8 -39 -18 59 -35
please ,	11 27 -6 -4 -3 -24
please , Dfull	12 -12 0 0 0 0
please , T	-18 18 0 0 0 0
please , and	9 -1 -1 -1 0 -6
please , i	-14 15 0 -1 0 0
please .	22 -9 -9 -7 2 1
please . $	-4 0 0 -1 -5 11
please . sorry	5 -3 -1 0 0 0
please ?	12 -8 0 -4 0 -1
please ? $	9 -5 0 -4 0 0
please advise	-12 0 18 -1 -1 -4
please call	-9 -1 -14 -1 39 -15
please call me	-4 0 -3 0 13 -5
please can	-15 3 -3 -4 -2 21
please cancel	-16 -1 -3 -1 -2 22
please could	-4 3 -2 5 0 -1
please deliver	9 8 -1 -2 -2 -12
please deliver on	9 8 -1 -2 -2 -12
please do	-12 -2 23 -1 -1 -7
please do not	-12 -2 23 -1 -1 -7
please go	5 0 0 -1 -3 0
please go ahead	5 0 0 -1 -3 0
please i	5 -1 -2 -1 -1 -1
please love	8 -3 0 0 0 -5
please love $	8 -3 0 0 0 -5
please make	-4 3 -2 -1 -1 6
please phone	-2 0 -4 0 9 -3
please phone me	-1 0 -3 0 6 -2
please remove	-2 0 -1 -1 -2 6
please send	-11 0 23 0 -2 -9
please take	-20 -1 4 -4 -4 24
please use	-9 -1 -8 -1 -2 20
please we	15 -2 -9 0 -1 -3
please x	19 -1 -3 -1 -2 -13
please x $	19 -1 -3 -1 -2 -13
porch	1 -3 -1 -4 -2 10
porch if	5 -3 0 0 0 -2
possible	-5 45 9 -24 6 -32
possible $	-33 36 25 -8 -3 -18
possible ,	10 -2 -5 0 0 -1
possible , if	7 -2 -5 0 0 -1
possible ?	17 6 -8 -12 -1 -2
possible to	-1 3 -4 -1 11 -7
possible to have	0 3 -4 -10 12 0
possibly	-47 -2 -1 -2 -1 54
possibly $	-47 -2 -1 -2 -1 54
pot	-3 0 -5 -5 0 13
pot $	-3 0 -5 -5 0 13
prefer	17 4 -12 -6 29 -31
prefer Dfree	-3 5 0 0 0 -1
prefer Doffered	19 -2 -5 -1 -1 -11
prefer the	10 -2 -5 -2 0 -1
prefer the Doffered	10 -2 -5 -2 0 -1
prefer to	-6 -1 -1 -1 18 -9
prefer to discuss	-1 0 -1 -1 13 -9
preference	73 -2 -47 -2 -1 -21
previous	-11 -2 -3 -3 -1 19
previous instructions	-10 -2 -3 -3 -1 19
previous instructions .	-3 0 -1 -1 0 6
previous instructions and	-7 -2 -2 -1 -1 13
probably	26 -1 -3 -3 -1 -19
promise	-5 -4 -3 -8 -1 22
promised	-14 -3 -22 -1 -1 40
proposed	11 -2 -1 -1 -1 -6
push	15 -7 -3 -2 -2 -1
push $	15 -7 -3 -2 -2 -1
put	22 -8 -14 -7 -7 13
put it	-3 -2 -2 -6 -5 17
put it in	-5 0 -1 -11 -1 18
put me	8 -3 0 -1 -1 -2
put me down	7 -3 0 -1 -1 -2
put us	11 -2 -8 -1 0 0
put us down	11 -2 -8 -1 0 0
quantity	-13 -8 -12 24 -2 11
quantity $	-12 -1 -6 -7 -2 27
quantity at	-4 0 0 9 -1 -3
quantity door	-2 0 -1 11 -1 -7
que	-2 -1 -4 21 -2 -11
quick	5 -1 -1 0 0 -2
r	-16 3 58 -7 -4 -34
rains	6 -1 -1 -1 0 -4
rang	-6 -2 -4 0 4 9
rather	12 10 -6 -6 7 -16
rather speak	-5 0 -1 -1 9 -3
rather speak to	-5 0 -1 -1 9 -3
rather than	-2 15 -2 -3 -1 -7
rather than Doffered	8 5 -2 -3 -1 -7
reach	0 0 -3 -3 -2 8
read	-10 -1 -7 -1 9 10
read these	-1 -1 -5 0 8 -1
ready	28 -2 2 -16 -5 -7
real	-4 -1 0 2 5 -2
really	-7 4 32 -3 0 -26
receive	26 -2 -7 -4 -2 -11
received	-35 -1 -3 -2 -1 42
reception	11 -7 0 0 0 -3
refund	-34 -1 -7 -6 -12 58
refund $	-13 0 -4 -4 -2 24
refund me	-11 0 -1 -1 -9 23
refund me $	-11 0 -1 -1 -9 22
regards	5 -3 0 2 0 -3
regards ,	5 -3 0 2 0 -3
regrettably	-8 4 11 -3 -1 -4
remove	-17 -1 -3 -4 -4 28
reply	-25 -23 -7 6 -3 52
reply ,	5 -3 -2 0 0 0
replying	10 0 -5 -1 -1 -3
retired	25 -2 -14 -2 -1 -6
retired and	10 -1 -4 -1 0 -3
review	-12 -2 -3 -1 -2 20
right	3 -2 -3 0 7 -4
rigs	2 5 0 -1 0 -6
ring	-56 -14 -28 -21 157 -39
ring ,	-3 -1 -3 -1 -2 10
ring me	-19 -6 -9 -7 78 -37
ring me $	-5 -2 -4 -1 27 -14
ring me ,	-10 -1 -2 -1 21 -6
ring me first	-15 -2 -2 -1 23 -3
ring me when	10 0 0 -1 -8 -1
ring my	-7 0 -4 -4 36 -22
ring the	-8 -2 -7 -3 17 3
ring us	-16 -2 -2 -3 32 -10
ringing	-2 0 0 0 7 -4
rings	-2 0 -3 -1 10 -4
road	-39 9 -9 14 -4 29
road .	-7 12 0 1 -1 -5
roof	-1 5 -3 -1 0 0
room	-6 0 8 3 -1 -4
rota	0 0 -3 -4 -2 9
rota $	7 -6 -4 -2 -2 7
round	-11 -9 -8 11 -4 21
round here	-18 -3 -4 8 0 17
round here $	-18 -3 -4 8 0 17
run	18 -12 0 2 -1 -7
run $	7 -4 -1 0 0 -1
s	-22 9 54 -12 0 -28
s .	5 0 0 -1 -3 0
s been	-7 0 15 -1 -1 -6
s been taken	-2 0 10 -1 0 -6
s in	-15 -6 24 -1 0 -1
said	-3 -12 2 1 -6 19
said Doffered	11 -7 10 -2 -1 -11
said Doffered .	7 -1 -1 -1 0 -5
said Doffered but	9 -7 11 -1 -1 -12
said Doffered past	-5 0 -1 0 0 6
said i	-9 -2 -4 -1 -3 20
said i would	-9 -2 -4 -1 -3 20
same	-2 8 6 8 -3 -16
same to	11 -1 0 -2 0 -7
same to you	11 -1 0 -2 0 -7
sandra	-1 0 -3 -7 -1 12
say	-7 15 0 35 -8 -35
say Dfull	-11 27 -6 -4 -2 -3
say Doffered	35 -9 -12 9 -2 -21
say Doffered $	24 -2 -9 -4 -1 -8
say Doffered ,	10 -6 -2 -1 -1 -1
say Doffered but	9 -1 0 0 0 -8
say no	8 -2 0 -4 0 -2
say yes	-19 -1 20 34 -3 -31
say yes but	-7 0 12 -1 -1 -3
says	12 -8 -2 19 -4 -17
says Doffered	1 -5 -5 10 -1 -1
says do	-9 0 -1 10 0 -1
scam	-5 0 -3 9 -11 10
scam $	-1 0 -1 11 -1 -9
school	20 -8 -13 -3 -1 5
school .	-10 7 -8 -1 -1 12
school run	14 -10 -2 -1 0 -2
school run $	7 -4 -1 0 0 -1
scrap	5 -1 -4 0 0 -1
script	-9 0 -2 -2 -1 14
script $	-9 0 -2 -2 -1 14
script alert	-9 0 -2 -2 -1 14
script alert script	-9 0 -2 -2 -1 14
second	9 -3 -4 -3 -1 1
secondchoice	15 -2 -3 -2 0 -8
secondchoice Doffered	15 -2 -3 -2 0 -8
secondchoice Doffered $	10 -1 -2 -1 0 -5
see	-27 -10 -18 -10 17 48
see what	-15 0 0 -2 -1 17
see you	31 -5 -6 -7 -2 -11
see you Doffered	21 -2 -3 -2 -1 -14
seen	0 0 -7 -1 0 9
seen this	5 0 -4 0 0 0
send	-21 -4 46 -7 -5 -11
send me	-2 -1 8 -3 -2 0
send me some	-1 -1 6 -2 -2 0
send more	-9 -2 18 -2 -1 -4
sent	3 -1 -2 -2 6 -5
separate	0 0 -1 6 -1 -3
service	-9 -3 -4 -6 -2 23
service .	-6 -3 -1 -2 -1 13
set	-18 -3 6 -3 -1 19
set to	-1 -3 7 0 -1 -1
shall	5 -1 3 -3 0 -5
shambles	-4 0 -4 -4 -3 15
she	0 -8 -13 2 29 -9
she does	2 0 -5 -4 12 -5
she does the	-2 0 -1 -3 9 -3
she is	-1 -1 -2 -6 -2 12
she says	6 0 -4 -1 -1 0
she says Doffered	6 0 -4 -1 -1 0
shes	-1 -5 -7 0 13 0
shift	15 -4 9 -8 -3 -9
shift $	23 -1 -7 -6 -2 -7
shifts	-3 1 -4 -7 -3 16
shifts $	-5 1 -3 -5 -2 13
shoes	-10 -1 -1 -1 -2 15
shoes off	-10 -1 -1 -1 -2 15
shop	-35 15 -8 8 -2 21
shop $	-7 -3 -5 -1 -2 18
should	13 3 -3 -1 -2 -10
should be	14 0 -3 -2 -2 -9
should be ok	14 -1 -3 -1 -1 -8
shout	0 -1 3 -2 4 -5
shower	-3 0 -1 -4 -1 9
shut	-8 2 9 6 -2 -7
shut Doffered	-2 -1 -1 7 -1 -2
shut Doffered .	-2 -1 -1 7 -1 -2
sick	20 -2 -5 -2 -1 -10
sick so	14 0 -5 -1 0 -7
side	9 -1 -11 -9 -5 17
side gate	1 -1 -8 -7 -3 17
side gate $	9 0 -5 -4 -1 2
side gate is	7 0 -1 -1 -1 -3
sign	1 -4 -7 28 -5 -14
sign for	-6 0 -7 28 -5 -10
sign for it	-6 0 -7 28 -5 -10
signed	13 0 -5 -2 0 -6
since	7 -2 -2 -1 0 -2
sister	5 -1 -3 -1 0 0
sisters	7 -3 -3 -1 0 0
site	1 -5 5 -4 15 -11
site manager	-1 0 -1 -1 7 -5
size	-1 0 0 8 -1 -5
skip	-9 0 -1 -1 -1 11
sleeping	12 -1 -2 -2 -2 -7
sleeping on	6 0 0 -1 0 -4
sleeping on the	5 0 0 -1 0 -4
slot	49 2 -16 -16 -8 -10
slot $	30 -1 -9 3 -3 -19
slot ,	9 -6 -3 -1 -1 1
slot T	-2 -2 0 0 0 5
slot please	5 -4 0 0 0 -1
slot please $	5 -4 0 0 0 -1
slow	10 -4 -2 0 -1 -2
slow reply	5 -3 -2 0 0 0
slow reply ,	5 -3 -2 0 0 0
so	85 -2 1 -8 -22 -59
so Dfree	-9 16 -3 -3 0 -1
so Doffered	60 -10 -29 -6 -2 -14
so Doffered $	36 -3 -19 -3 -1 -11
so Doffered is	5 -1 -1 -1 0 -2
so Doffered it	7 -5 -1 0 0 0
so Doffered please	6 0 -5 0 -1 0
so Dopen	-19 19 0 0 0 0
so Dopen T	-12 13 0 0 0 0
so O	20 -5 -9 -1 0 -4
so O $	18 -4 -9 -1 0 -4
so T	13 -4 -4 -1 -1 -4
so T $	12 -4 -3 -1 -1 -4
so anytime	7 -3 -2 0 0 -1
so bring	7 -1 -6 0 0 0
so can	-15 -1 20 -1 0 -3
so can not	-15 -1 20 -1 0 -3
so do	-1 -3 -5 0 0 9
so do not	-1 -3 -5 0 0 9
so has	8 0 -7 0 0 -1
so has to	8 0 -7 0 0 -1
so i	-17 -2 29 -1 -1 -7
so it	2 -2 5 -2 0 -4
so it is	-1 -1 7 -1 0 -4
so let	-5 8 -2 0 0 0
so let us	-5 8 -2 0 0 0
so long	0 -1 -1 11 -1 -9
so needs	11 -7 0 0 0 -3
so needs to	11 -7 0 0 0 -3
so no	-8 -6 21 -2 -2 -3
so no $	-8 -2 13 -1 0 -2
so no to	-10 -1 13 0 -1 -1
so not	-12 -4 29 -1 -1 -12
so not Doffered	-16 -4 32 -1 0 -11
so please	-10 8 7 -1 -1 -3
so that	-7 -1 14 -1 -2 -3
so that is	-15 0 16 0 0 0
so that one	5 -1 -1 -1 0 -2
so the	17 -2 -9 -2 0 -4
so the T	11 -5 0 -1 0 -3
so we	-10 0 -2 0 0 12
so whenever	-1 5 0 -4 0 0
so whenever $	-1 5 0 -4 0 0
so you	9 0 -8 0 0 0
so you can	9 0 -8 0 0 0
sofa	-16 -1 -15 -19 -3 54
sofa $	0 0 -9 -1 -1 11
sofa or	-7 0 -1 -1 0 9
sofa or the	-7 0 -1 -1 0 9
some	-12 -2 23 -6 -2 0
some more	-1 0 6 -2 -1 0
some other	-6 -1 8 0 0 0
some other dates	-6 -1 8 0 0 0
someone	-10 -6 -25 7 79 -45
someone $	-10 0 -1 -5 37 -22
someone about	-2 0 -1 -2 16 -10
someone about access	-2 0 -1 -1 11 -8
someone else	-3 -1 -5 14 -3 -3
someone phone	-2 0 -4 -2 9 -1
someone phone me	-2 0 -4 -2 9 -1
someone ring	-3 0 -2 -2 9 -2
someone will	11 3 -6 -4 -1 -2
someone will be	11 3 -6 -4 -1 -2
something	-3 -3 9 3 -1 -5
son	7 -2 -8 -5 5 3
son is	-6 0 -1 -4 -1 12
sooner	20 -1 -7 -2 0 -9
sorry	-7 1 108 -26 -15 -60
sorry $	-27 -6 68 -7 -3 -24
sorry ,	-3 2 16 -3 -1 -10
sorry .	-2 8 -5 -1 -1 1
sorry . Dfree	-1 6 -4 0 0 0
sorry for	23 -4 -13 -1 -2 -3
sorry for the	5 -3 -2 0 0 0
sorry kann	-2 0 16 -2 -1 -11
sorry kann ich	-2 0 16 -2 -1 -11
sorry meant	20 -1 -10 -3 -1 -6
sorry meant Doffered	7 -1 -3 -1 0 -3
sorry we	-10 -2 19 -3 0 -3
sorry we are	-5 0 10 -2 0 -2
sort	-14 -4 -1 -6 37 -12
sort a	-10 -1 0 0 13 -1
sort a day	-2 0 0 0 5 -1
sorts	-1 0 -1 -1 6 -3
sounds	6 13 -5 -4 -11 1
sounds good	11 13 -3 -1 -1 -18
spain	4 -5 6 0 0 -4
spare	6 0 -1 -2 0 -3
spare key	6 0 -1 -2 0 -3
speak	-23 -4 -5 -10 50 -9
speak to	-23 -4 -5 -10 50 -9
speak to a	-9 0 -2 -8 29 -10
speak to someone	-9 0 -1 -4 28 -14
stairs	9 -2 -13 5 -3 4
stairs $	9 -1 -7 9 -2 -9
stairs ?	5 0 0 -3 0 -1
star	2 -3 -4 0 -3 8
start	11 1 -3 -2 -3 -4
start i	10 -3 -1 -1 -2 -3
step	3 -1 -4 -3 -1 6
step $	-1 -1 -2 -3 -1 8
still	27 -18 8 -2 -2 -13
still going	5 -1 -1 0 0 -2
still wet	-4 -1 8 -1 0 -2
stop	-56 -3 -11 -12 -11 92
stop $	-15 -1 -4 -4 -2 26
stop all	-7 0 -3 -1 -1 12
stop all $	-7 0 -3 -1 -1 12
stop texting	-7 0 -2 -2 -5 16
stop texting me	-7 0 -2 -2 -4 15
stuck	-12 -2 -1 22 -1 -6
stuck in	-12 -2 -1 22 -1 -6
stuff	9 -2 -4 -3 10 -10
stuff $	13 0 -2 -1 0 -10
subject	8 -1 -1 -1 -1 -5
subject to	8 -1 -1 -1 -1 -5
subject to my	8 -1 -1 -1 -1 -5
sue	9 0 -2 -2 0 -4
suits	77 11 2 -18 -10 -62
suits $	17 -5 11 -6 -3 -14
suits ,	16 0 -8 -3 -1 -4
suits , i	8 -2 -2 -1 0 -3
suits .	2 1 7 -4 -1 -5
suits us	4 11 -5 -1 -2 -6
suits us ,	-5 13 -3 -1 -1 -3
suits your	12 2 -1 -1 -1 -12
suppose	5 -2 -4 -6 -2 8
suppose $	1 -1 -3 -5 -1 10
sure	-12 -3 -4 -2 -1 22
swap	23 3 -8 -5 -3 -10
system	-33 -3 -3 -3 -1 43
table	-1 0 -1 -8 -1 11
table $	0 0 -1 -14 -1 14
tae	-8 7 0 0 3 -1
take	8 13 -1 13 -15 -17
take it	14 -3 2 9 -4 -18
take it in	-3 -2 -5 17 -1 -5
take it yet	-7 -1 15 -2 -2 -3
take me	-17 -1 -1 -2 -3 24
take me off	-17 -1 -1 -2 -3 24
take my	-13 13 0 -3 -1 5
take the	14 -2 -3 3 -3 -9
take the old	10 0 0 -4 0 -5
take the packaging	7 -2 -1 -1 -3 -1
take their	-2 -1 -1 -1 -1 6
take their shoes	-2 -1 -1 -1 -1 6
take them	-5 0 -1 10 -1 -4
take them to	-5 0 -1 10 -1 -4
take your	-3 7 -1 0 0 -3
take your pick	-3 7 -1 0 0 -3
taken	-10 -1 8 26 -1 -22
taken ill	0 0 7 -1 0 -6
talk	-18 -1 -3 -4 37 -10
talk it	-7 -1 -2 -1 1 9
tea	10 0 -1 -1 0 -7
teach	7 -1 -2 -1 0 -2
tell	0 -10 -8 14 5 -3
tell me	-6 -4 2 24 -8 -8
tell me the	-4 0 0 9 -1 -3
tell me whether	-8 -1 -1 13 -2 -1
tell them	6 -1 -1 -1 0 -2
tell you	-8 -3 -6 -5 15 7
tell you Doffered	-2 -1 -3 -1 -1 8
tenerife	-28 12 18 0 0 -1
terminow	-2 0 17 -3 -1 -12
test	-9 -1 21 -5 0 -6
test $	-4 0 15 -5 0 -5
text	-13 -13 -8 3 33 -2
text $	-1 -1 -7 -2 8 3
text ,	8 -6 -1 -1 11 -11
text .	-2 1 -5 -1 13 -6
text me	17 -2 0 -6 -4 -5
text when	-1 -1 -2 7 -1 -3
texting	-18 -3 -5 -3 18 11
texting $	-9 0 -1 -1 16 -5
texting me	-7 0 -2 -2 -4 15
texting me $	-7 0 -2 -2 -4 15
than	-14 14 -7 19 5 -17
than Doffered	-5 4 -5 21 -1 -15
than Doffered $	-5 4 -5 21 -1 -15
thanks	49 -18 15 -41 -24 16
thanks $	3 -11 17 -16 -5 14
thanks ,	22 -2 -7 1 -4 -9
thanks , not	6 -4 -2 0 0 0
thanks .	17 -2 -2 -9 0 -4
thanks for	-44 6 -2 -7 -4 51
thanks for letting	-14 0 -1 -1 -1 17
thanks for the	-2 3 -4 -2 0 6
thanks for this	-5 0 13 -1 -1 -5
thanks for your	-5 3 -3 0 0 5
thanks you	15 -6 7 -8 -6 -2
thanks you ,	8 -3 9 -1 -2 -11
thanks you for	-7 -1 2 -5 -2 11
that	77 -17 4 19 -32 -55
that $	21 0 -11 -7 -3 0
that , Doffered	6 0 -5 0 0 -1
that .	9 0 -5 -1 -1 -2
that Doffered	-10 9 -3 11 -1 -7
that Doffered $	1 5 -1 -3 0 -2
that Doffered ?	-8 14 0 -4 0 0
that T	0 -6 8 3 -2 -3
that T so	-6 -2 9 0 0 -1
that be	-4 -1 -1 7 0 -1
that date	0 0 11 -4 -4 -3
that day	1 -1 11 -4 -1 -6
that day $	-1 0 7 -1 0 -5
that is	23 -7 29 -19 -4 -22
that is a	-14 -5 13 7 0 0
that is good	39 -14 -7 -4 -1 -14
that is no	-1 0 5 -1 -1 -2
that is not	-4 -2 7 -1 0 -1
that is ok	9 0 -1 -7 0 -1
that is the	-5 4 14 -7 0 -5
that is when	-4 5 0 0 0 0
that suits	8 0 -4 -1 -1 -2
that was	0 0 -5 -2 0 7
that week	0 2 4 1 -1 -5
that will	6 -2 -3 0 0 -1
that works	13 0 -3 0 -1 -8
that works .	13 0 -3 0 -1 -8
that would	15 -2 -7 -1 0 -4
that would be	15 -2 -7 -1 0 -4
that you	-2 0 -2 -3 -1 9
the	9 3 -30 18 -8 4
the Dfree	4 12 -2 -4 0 -10
the Dfull	-2 13 -1 -4 -2 -4
the Doffered	52 21 -34 5 -8 -36
the Doffered $	-4 44 -7 -6 -2 -25
the Doffered ,	7 -4 -1 -1 0 -1
the Doffered .	8 0 -3 -1 -1 -4
the Doffered ?	28 -5 -1 -20 0 -3
the Doffered T	-2 -8 -1 13 -1 -2
the Doffered i	9 -2 -5 0 0 -2
the Doffered if	13 -2 -6 -3 0 -2
the Doffered one	13 -3 -4 7 -1 -11
the Doffered please	11 -6 -1 -3 0 -1
the Doffered slot	6 0 -2 0 0 -3
the Doffered thanks	5 0 -2 0 0 -2
the Dopen	-8 15 -1 -2 -1 -3
the Dopen T	-2 6 0 -1 0 -2
the O	16 -4 -5 -1 0 -6
the T	43 -24 -1 -2 -2 -15
the T one	17 -8 0 0 -1 -6
the back	-16 -6 -1 -5 -3 31
the back gate	-14 -3 -1 -2 -1 20
the bed	0 0 0 8 0 -7
the best	8 -1 -3 -3 -1 0
the best of	13 -1 -2 -1 0 -7
the blue	1 0 -5 -1 -1 6
the code	-8 -1 -1 -2 -1 12
the code $	-11 0 -1 -1 -1 14
the customer	-19 -3 -4 -4 -1 30
the cut	-1 0 0 7 0 -6
the cut off	-1 0 0 7 0 -6
the day	-12 24 9 3 3 -26
the day of	-5 0 14 -4 0 -5
the day off	29 0 -2 0 0 -26
the day or	-3 -7 0 10 0 0
the delivery	-3 -1 -2 6 3 -2
the diary	-4 0 -1 -3 8 -1
the diary $	-2 0 -1 -3 9 -3
the difference	-4 -4 0 14 0 -6
the dog	7 -1 -1 -1 0 -4
the door	-5 -6 6 -2 -2 9
the drive	11 5 -11 -5 -1 2
the drive $	13 -1 -10 -4 -1 3
the driver	18 -4 -4 11 -16 -5
the driver ring	7 0 0 -1 -6 0
the driver to	11 0 0 -1 -9 -1
the extension	-6 13 -5 -1 -1 -1
the extension will	-6 13 -5 -1 -1 -1
the front	0 -1 -1 -2 -1 5
the garage	-4 -1 -1 10 -1 -3
the grey	-5 0 -2 -2 -2 12
the grey one	-5 0 -2 -2 -2 12
the hospital	7 0 -4 -1 0 -2
the house	8 -5 21 -6 -2 -17
the house $	-2 0 11 -3 -1 -5
the infirmary	-8 0 10 0 0 -1
the keys	-4 3 7 -1 -1 -5
the keys $	-1 0 7 0 -1 -5
the keys Doffered	-5 5 0 0 0 0
the kids	9 -2 -1 -6 0 -1
the lads	2 -7 -5 22 -2 -10
the landlord	-9 0 11 -1 -1 -1
the landlord has	-9 0 11 -1 -1 -1
the lane	6 -2 -1 0 0 -3
the last	-7 -2 -3 -2 -1 16
the legs	-4 0 -1 9 -1 -3
the legs come	-2 0 0 5 -1 -1
the lift	-2 -4 -2 -4 0 12
the lift is	-5 -4 -2 -3 0 14
the lorry	19 -5 -7 -2 -1 -4
the mattress	-3 -1 -2 14 -2 -7
the moment	4 -5 1 0 0 0
the money	-3 0 0 14 0 -10
the neighbours	5 0 0 -1 0 -3
the office	-6 0 11 -5 6 -5
the old	-4 0 -5 5 -2 7
the old one	-12 2 -5 5 -2 13
the old sofa	5 0 0 -1 0 -3
the one	17 -4 7 -4 2 -18
the one .	5 0 -2 0 -2 0
the one Doffered	11 -1 -1 -1 0 -8
the one day	-17 3 18 -3 0 -1
the one for	6 0 -1 -2 0 -2
the one on	5 0 0 -1 -3 0
the only	8 -2 4 -3 -1 -6
the only one	10 -3 4 -5 0 -6
the order	-1 -1 -1 8 -5 0
the other	-23 -1 -6 -12 -2 45
the others	8 -2 -5 0 0 -1
the others $	8 -2 -5 0 0 -1
the packaging	7 -2 -1 -1 -3 -1
the packaging away	-7 -1 -1 12 -2 -1
the phone	-4 -1 -1 -9 25 -11
the place	0 -5 -2 10 -2 -1
the place ,	1 -4 -1 -2 -1 6
the porch	-2 -1 -1 -4 -2 10
the rigs	2 5 0 -1 0 -6
the road	1 12 -1 0 -1 -12
the same	-7 8 10 8 -3 -16
the same to	11 -1 0 -2 0 -7
the school	13 -8 -2 -1 0 -2
the school run	12 -8 -2 -1 0 -2
the shop	-8 -8 -5 10 -1 13
the shop $	-6 -3 -4 -2 -1 17
the side	-3 0 -4 -6 -3 16
the site	-5 -1 -2 -2 11 0
the slow	5 -3 -2 0 0 0
the slow reply	5 -3 -2 0 0 0
the stairs	-5 -1 -8 10 -2 6
the stairs $	6 -1 -6 9 -2 -8
the step	3 -1 -4 -3 -1 6
the step $	-1 -1 -2 -3 -1 8
the time	-2 0 5 -1 -1 -1
the understanding	5 -1 -2 -1 0 -1
the understanding that	5 -1 -2 -1 0 -1
the update	-2 0 -3 -2 0 8
the update $	-2 0 -3 -2 0 8
the wardrobe	-19 -1 -1 1 0 20
the whole	6 8 -1 -5 -1 -7
the wife	9 -2 5 -3 -2 -6
the wife says	6 -1 5 -3 -2 -5
the works	8 -12 15 -1 0 -10
the world	5 -1 -2 0 -1 -1
the wrong	-1 -1 -7 -4 0 13
the wrong number	-1 0 -1 -4 0 6
the wrong person	-1 0 -6 0 0 8
their shoes	-2 -1 -1 -1 -1 6
their shoes off	-2 -1 -1 -1 -1 6
them	15 -3 27 14 -10 -43
them $	1 0 23 -5 -1 -17
them days	-2 0 -1 13 -2 -8
them to	-5 0 -1 10 -1 -4
then	8 16 4 5 -5 -28
then $	15 12 6 11 -6 -38
then .	3 10 -4 -3 -1 -5
then . $	1 8 -2 -2 -1 -4
then Doffered	17 -2 -3 -3 0 -9
then Doffered $	17 -2 -3 -3 0 -9
then a	-5 -1 -3 -1 -1 10
then please	12 -3 -3 0 -1 -5
then so	-4 7 -2 0 0 0
then the	-5 -1 7 -1 0 0
there	3 6 8 2 -10 -8
there $	17 -3 8 -16 -2 -3
there a	-3 -1 -1 10 -1 -5
there an	-7 14 -3 0 0 -4
there any	0 -13 -10 32 -1 -7
there anything	2 12 9 -21 -1 -1
there anything else	-2 -2 9 -5 0 0
there anything on	0 13 0 -12 0 0
there are	-10 -1 -4 -5 -1 20
there is	-4 -2 12 -3 -2 -1
there is a	-1 0 -2 7 -1 -4
there is no	8 -2 -7 -3 -1 4
there is nobody	-14 -2 22 -5 -1 0
these	-20 -6 31 -3 12 -14
these .	-6 0 6 0 0 0
these is	-9 -2 2 11 0 -1
these text	-2 0 -7 -1 7 4
these text $	-1 0 -5 -1 3 4
they	-9 -12 6 40 -15 -10
they are	-2 0 8 2 -1 -6
they can	6 0 -4 -1 0 -1
they carry	-1 0 0 5 0 -4
they carry it	-1 0 0 5 0 -4
they come	-3 2 -1 15 -4 -9
they need	-5 0 0 9 -4 0
they need to	-5 0 0 9 -4 0
they take	10 0 -1 -14 -1 6
they turn	5 -1 -1 0 0 -2
they turn up	5 -1 -1 0 0 -2
they will	8 -4 0 -1 0 -3
thing	-4 -2 -2 12 -1 -3
thing $	-2 -1 -1 6 0 -2
think	11 -6 25 -17 -5 -9
think you	-2 0 -2 -2 -3 9
think you have	-2 0 -2 -2 -3 9
third	-16 -3 2 -5 -2 25
this	-24 -27 -38 41 34 14
this $	-6 -1 -5 27 1 -16
this ,	-3 -1 -1 15 0 -11
this , i	-3 0 -1 13 0 -9
this .	-5 0 0 0 4 2
this T	-23 -17 12 -7 -2 37
this T $	-14 -11 -1 4 -2 24
this T .	-8 -2 13 -2 1 0
this a	-5 -1 -2 18 -1 -9
this a scam	-1 0 -1 11 -1 -9
this address	-3 0 0 7 0 -3
this by	-5 -1 -1 -1 13 -5
this for	0 0 0 -16 0 16
this has	-1 0 -1 -5 0 8
this is	-28 -5 -11 -14 12 46
this is a	-1 0 -1 -7 -1 9
this is not	-2 -2 -4 -2 -1 11
this is the	-1 0 0 -6 -1 9
this legit	-3 0 -1 15 -1 -10
this number	-2 0 -2 -6 -4 14
this number $	-1 0 0 -6 -2 9
this one	-5 2 -1 -4 -1 8
this order	-1 0 -1 -2 -1 5
this over	-1 -1 0 -11 16 -4
this over the	-1 -1 0 -11 16 -4
this past	-7 0 -4 -1 -1 13
this please	-2 0 0 13 -1 -9
this slot	38 0 -6 -4 -2 -26
this slot $	38 0 -6 -4 -2 -26
this texting	-1 -2 -2 0 7 0
this time	9 -2 -4 -2 -1 -1
this year	-16 6 16 0 -1 -4
those	-12 17 72 -25 -11 -42
those $	-8 -8 46 -7 -3 -20
those .	-5 8 -3 -1 0 0
those dates	8 -1 13 -10 -4 -8
those dates .	-1 0 9 -6 -1 -1
those dates do	-3 0 10 -1 -1 -5
those days	-7 8 12 -4 -2 -8
those i	-5 2 4 0 0 -1
those i am	-5 2 4 0 0 -1
though	24 1 -10 -2 -2 -12
though $	25 -2 -8 -2 -2 -12
thought	-1 -1 -2 11 -1 -6
through	1 -2 -1 12 1 -10
through a	-2 0 -1 11 -1 -7
through a quantity	-2 0 -1 11 -1 -7
tight	-11 0 -4 7 -2 11
time	-9 17 -23 53 -10 -29
time !	7 0 0 -1 0 -4
time $	-14 2 -3 22 -6 -1
time ,	-4 3 -2 7 0 -3
time Doffered	7 -10 -3 10 0 -3
time Doffered $	13 -8 -2 -1 0 -1
time around	-8 -1 -1 12 0 -2
time on	8 2 -3 -1 0 -6
time on Doffered	10 -1 -1 -1 0 -6
time you	11 0 -4 -11 -3 7
time you have	-2 0 -1 -7 -2 12
time you like	13 0 -3 -4 -1 -5
times	7 -1 -1 -1 0 -4
times $	7 -1 -1 -1 0 -4
to	12 -23 -45 -10 68 -3
to Doffered	-35 -5 -5 -4 -2 50
to Doffered $	37 -1 -14 -2 -1 -20
to Doffered .	-36 -1 4 0 -1 34
to Doffered but	-38 -2 5 -1 -1 36
to Doffered yes	26 -1 -11 -2 -1 -12
to a	-20 2 1 11 22 -17
to a human	-9 0 -2 -8 29 -10
to all	-13 0 14 -3 -2 4
to anything	-2 0 4 -1 7 -7
to anything until	-2 0 4 -1 7 -7
to arrange	-8 -1 -1 -2 22 -10
to arrange this	-4 -1 0 -1 7 -1
to ask	-4 -2 -7 -4 -5 22
to be	-1 8 -7 8 -8 0
to be Doffered	15 -6 -7 3 -1 -5
to be O	5 0 -4 0 0 0
to be T	-6 14 0 -1 -1 -6
to be a	-1 7 -4 0 -1 0
to be in	-8 -1 3 11 -1 -3
to be the	9 2 -8 -1 -1 -2
to both	-5 0 6 0 0 0
to both .	-5 0 6 0 0 0
to check	-1 2 -4 -5 -4 12
to check with	12 0 -4 -2 -2 -4
to come	-2 -7 -1 11 -2 2
to discuss	-4 0 -2 -1 17 -9
to discuss this	-1 0 -1 -1 13 -9
to do	-8 -2 16 -3 -1 -3
to do Doffered	5 0 -1 -1 0 -2
to get	-5 -1 -3 22 0 -13
to have	-4 3 -4 0 11 -5
to have it	-4 4 -4 11 -1 -5
to help	-2 8 -5 -6 -3 7
to help $	-3 -1 -3 -1 -2 10
to help lift	1 6 0 -3 -1 -3
to know	-1 -1 -1 7 -2 -3
to leave	11 -6 -1 0 -1 -4
to leave T	10 -5 -1 0 0 -3
to let	5 -2 0 0 0 -2
to lift	-5 10 0 -4 -1 -1
to lift it	-5 10 0 -4 -1 -1
to me	-9 -4 17 -2 -16 14
to me $	-4 -1 6 -5 -12 16
to my	11 -2 -3 2 4 -12
to my landlord	7 0 -1 -1 -1 -4
to my mother	5 0 -1 -1 0 -3
to reach	0 0 -3 -3 -2 8
to ring	9 0 0 -2 0 -6
to ring me	5 0 0 -2 3 -6
to say	-17 -3 27 -6 -3 2
to say Doffered	25 -2 -8 -2 -1 -11
to say yes	-16 -1 30 -2 -2 -9
to someone	-12 -1 -2 -7 53 -32
to someone $	-10 0 -1 -5 37 -22
to someone about	-2 0 -1 -2 16 -10
to sort	-6 -4 0 -5 26 -11
to speak	-10 0 -1 -5 11 6
to speak to	-10 0 -1 -5 11 6
to take	30 -1 -10 -5 -2 -13
to take it	24 0 -8 -5 -1 -9
to take the	6 -1 -2 1 0 -4
to talk	-17 -1 -3 -4 34 -9
to talk it	-7 -1 -2 -1 1 9
to the	4 -5 5 -8 -5 8
to the back	-6 -1 0 0 -1 8
to the door	-4 -3 10 -1 -1 -1
to us	-5 -6 0 13 0 -2
to wait	5 -4 0 0 0 0
to whitby	5 0 -2 0 0 -3
to you	32 4 -3 -16 -7 -10
to you $	-2 -1 -1 -8 -2 15
to you .	-10 4 0 0 -1 8
to your	6 -4 0 0 0 -1
to your message	5 -4 0 0 0 0
together	-4 0 -1 12 -1 -5
told	-6 -30 -1 1 -4 41
told Doffered	-5 0 -1 -1 0 7
told me	-6 -6 -5 -2 -2 21
told you	10 -1 3 -1 0 -10
told you Doffered	12 -1 -3 -1 0 -7
too	-19 -6 0 -4 11 18
too $	-6 -1 -2 -2 -1 12
too much	-3 -5 0 -1 12 -3
took	-2 -1 -4 0 -1 9
tooth	-4 -2 6 0 0 0
tooth out	-4 -2 6 0 0 0
touch	-13 -1 15 0 0 0
track	-2 0 -1 16 -1 -10
track it	-2 0 -1 16 -2 -10
tried	-7 0 -2 -2 6 7
tried ringing	-2 0 0 0 7 -4
turn	-1 -4 -8 1 -2 14
turn up	-5 -2 -7 -1 -1 17
turned	-2 -1 -2 -1 0 7
turned up	-2 -1 -2 -1 0 7
turned up on	-10 -1 -1 -1 0 14
twins	-2 -6 -1 0 12 -3
tych	-2 0 17 -3 -1 -12
tych terminow	-2 0 17 -3 -1 -12
un	-12 -2 58 -5 -4 -34
under	-10 0 7 -5 -2 10
under the	-10 0 7 -5 -2 10
understanding	5 -1 -2 -1 0 -1
understanding that	5 -1 -2 -1 0 -1
unfortunately	-14 3 38 -4 -3 -19
unfortunately i	-2 0 14 -3 -1 -7
unfortunately i am	-2 0 14 -3 -1 -7
unfortunately neither	-9 0 11 -1 0 -1
unfortunately neither date	-9 0 11 0 0 -1
uni	-2 0 -2 -3 0 6
unless	24 -7 -2 -3 -1 -10
unless it	11 -2 -1 -2 0 -6
unless it is	5 -1 0 -1 0 -2
unless it rains	6 -1 -1 -1 0 -4
unless my	8 -5 -1 0 -1 -1
unless my daughter	8 -5 -1 0 -1 -1
unsubscribe	-19 -1 -6 -5 -8 38
unsubscribe $	-10 -1 -4 -3 -1 18
unsubscribe me	-8 0 -2 -2 -7 20
unsubscribe me $	-8 0 -1 -1 -5 15
unsure	-46 -6 17 -8 -4 47
unsure $	-4 -1 -7 -4 -1 17
unsure which	5 -1 -1 -1 0 -2
unsure yet	-5 0 -5 -2 -1 12
unsure yet $	-5 0 -5 -2 -1 12
until	-13 13 3 -2 13 -14
until T	13 -7 -5 0 0 -1
until further	-1 0 8 -1 0 -5
until further notice	-1 0 8 -1 0 -5
until i	1 -1 6 -1 -2 -4
until i have	1 -1 6 -1 -2 -4
until then	-21 23 -1 0 0 0
until then $	-21 23 -1 0 0 0
up	35 -19 -16 -8 2 6
up $	-13 -3 -3 0 -3 21
up ,	5 -1 -1 -3 -1 1
up , so	10 -1 -1 -1 0 -7
up .	-1 0 -3 0 -2 6
up ?	-2 -1 -1 8 0 -4
up ? $	-2 -1 -1 8 0 -4
up T	-5 -3 -2 -1 14 -3
up T $	-6 -3 -1 -1 14 -3
up in	-6 3 4 0 0 0
up on	-5 -3 -2 -1 0 12
up quantity	7 0 0 -5 0 -1
up the	-1 0 0 0 5 -4
up to	31 2 2 0 -3 -33
up with	12 -3 -1 -1 -3 -4
up with the	12 -3 -1 -1 -3 -4
update	-9 -1 -5 -12 -1 29
update $	-2 0 -3 -2 0 8
upstairs	-2 -2 -2 23 -1 -15
upstairs $	-1 -2 -2 19 -1 -12
us	19 -7 26 -24 53 -67
us $	-11 -3 45 -11 -4 -16
us ,	-4 13 -3 -1 -1 -3
us .	12 -1 -3 -2 -1 -6
us a	-13 -1 -5 -7 40 -14
us a bell	-13 -1 -5 -7 38 -13
us as	7 0 -6 0 0 0
us do	5 -1 -1 -1 0 -2
us down	10 1 -10 -1 0 0
us down for	11 -2 -8 -1 0 0
us go	5 -1 -2 0 0 -1
us me	9 -1 0 -1 -1 -6
us me off	7 0 0 -1 -1 -5
us say	10 2 -4 -2 -1 -4
us say Doffered	15 -6 -2 -2 -1 -4
us the	-4 2 5 -1 -2 -1
use	-31 5 14 -11 -10 32
use the	-19 -2 -2 -5 -5 33
use the side	-1 0 -1 -2 -3 6
use to	2 10 4 -4 -4 -8
use to me	3 -3 11 -3 -3 -4
used	-14 -1 7 -1 -3 11
useless	-6 0 -2 -9 -2 19
van	10 -1 -4 3 -2 -6
very	3 -5 -4 -2 -2 10
very well	-3 -1 -4 -1 -2 11
voicemail	9 -1 -1 -1 0 -6
wait	15 -5 -2 0 -2 -6
waited	-10 -4 -7 -3 6 18
waited in	-1 -4 -5 -2 7 5
waited in all	-3 -2 -3 0 8 1
waiting	24 -1 -20 -2 -5 3
waiting $	36 0 -17 -3 -1 -15
waiting for	-3 0 0 5 0 -1
want	0 -2 -11 -12 -1 26
want it	-3 0 -5 -7 -1 16
wardrobe	-21 -1 -3 11 -2 16
was	-30 -33 -3 8 -9 66
was a	0 -3 -1 -5 -1 9
was all	-4 -1 7 0 -1 -1
was all set	-4 -1 7 0 -1 -1
was going	9 -1 0 0 0 -8
was going to	9 -1 0 0 0 -8
was good	-6 0 -7 -5 -1 19
was good $	-1 0 -5 0 0 6
was good ,	-5 0 -2 -4 -1 12
was the	-13 -1 -3 -5 -1 23
was told	-5 -21 -2 -2 0 31
was told Doffered	-5 0 -1 -1 0 7
way	7 -6 -1 4 -1 -3
way $	5 -2 0 -1 0 -2
we	19 19 40 -49 4 -33
we are	0 1 51 -21 -3 -28
we are abroad	-7 -5 28 -14 -2 -1
we are at	-7 -1 10 0 0 -1
we are away	1 0 10 -3 -1 -8
we are both	8 -1 -4 -2 0 0
we are in	1 11 -9 -1 0 -2
we are off	5 0 -2 0 0 -3
we are on	-17 5 17 1 0 -6
we both	4 6 -7 0 -1 -3
we both work	4 7 -7 0 0 -3
we can	20 3 -12 -4 1 -9
we can do	24 -1 -11 -3 -1 -8
we do	-6 9 -2 -1 0 0
we do not	-5 5 0 0 0 0
we get	5 -2 0 -2 0 0
we have	4 -16 14 -6 3 1
we have a	-4 -2 9 -1 0 -2
we have got	-2 0 14 -1 -1 -10
we have had	-2 -2 0 0 7 -3
we have moved	-5 0 -7 0 -1 13
we have the	18 -11 -1 -3 0 -2
we leave	-1 -2 10 0 0 -7
we please	7 -3 0 0 0 -3
we please deliver	7 -3 0 0 0 -3
we say	-7 22 -7 -4 -2 -3
we say Dfull	-6 19 -5 -4 -2 -3
we want	11 -1 -1 -1 0 -9
we will	6 -5 0 -4 5 -3
we will be	12 -2 -2 -3 -2 -4
we will have	9 -2 5 -1 0 -10
we would	-7 3 -3 -1 -2 10
we would like	-6 -1 -3 -1 -2 13
weather	5 -1 -3 0 0 -1
website	-2 -3 0 10 1 -6
wedding	5 -3 11 -2 -2 -10
wedding $	3 -1 10 -2 -1 -10
week	1 15 8 -9 -3 -12
week $	-2 1 12 -2 -1 -8
week later	-4 13 0 -7 -1 -1
well	10 -6 -14 9 12 -11
well ,	-5 -1 -6 0 13 -2
well or	-14 -1 -1 19 0 -3
well or just	-14 -1 -1 19 0 -3
went	10 -6 -1 1 0 -3
were	-12 -13 1 7 -4 21
wet	-4 -1 8 -1 -1 -2
what	-55 -38 0 82 -14 24
what a	5 0 0 -2 0 -2
what about	17 4 -4 4 -1 -20
what about the	33 0 -2 -31 0 0
what do	-3 0 -1 15 0 -11
what do i	-3 0 -1 15 0 -11
what else	-5 -1 40 -16 -1 -17
what else you	-3 0 5 -1 0 -1
what happens	-15 -2 -4 24 0 -3
what i	-8 -19 -6 -3 -1 37
what is	-29 -6 -7 19 -2 26
what is O	-4 -1 0 15 0 -9
what is the	-5 -4 0 23 -1 -12
what it	6 -2 -2 -18 -4 19
what it is	-1 0 -2 -17 0 21
what time	-27 -9 -4 49 -1 -7
what time around	-8 -1 -1 12 0 -2
what we	11 -1 -1 -1 0 -7
when	-52 21 30 24 -14 -9
when $	-3 1 -1 7 0 -4
when hes	8 0 0 0 -6 -1
when hes duration	8 0 0 0 -6 -1
when i	-42 29 11 -5 -1 8
when i am	-37 30 10 -2 -1 -1
when it	-8 -1 15 -1 -1 -4
when it will	-3 0 7 -1 0 -4
when my	-5 -1 -1 5 -1 4
when the	-4 1 -9 -11 -1 24
when they	-15 -3 25 1 -2 -6
when they are	-6 0 9 2 -1 -4
when you	21 -3 -13 -14 3 6
when you get	4 -3 0 -6 6 -2
whenever	38 17 -8 -12 -4 -31
whenever $	18 4 -4 -4 -1 -13
whenever you	-4 9 -2 -5 -2 4
whenever you can	-24 7 -2 -3 -1 23
where	-5 0 -3 36 -1 -27
where is	-5 0 -2 35 -1 -26
where is it	-3 0 -1 15 0 -10
whether	-11 -3 -2 25 -3 -5
whether the	-5 -2 -2 15 -2 -5
whether your	-2 0 -1 6 -2 0
which	6 -8 -11 65 -1 -50
which $	14 2 -2 -4 2 -12
which i	7 -3 -1 -1 -1 -1
which i will	7 -3 -3 0 -1 -1
which of	-12 -2 -2 28 -2 -10
which of them	-4 0 -1 17 -2 -10
which one	-4 0 -1 18 0 -12
which one is	-4 0 -1 18 0 -12
which order	-2 0 -1 10 0 -7
which order is	-2 0 -1 10 0 -7
whichever	76 -3 -23 -24 -11 -15
whichever $	20 -1 -10 -2 -1 -6
whichever ,	-35 0 -1 -3 -1 40
whichever is	38 -4 -3 -9 -1 -21
whichever is O	7 -2 0 -2 0 -3
whichever is easiest	13 0 -2 -4 0 -6
whichever one	11 -1 -2 -3 0 -5
whichever one is	11 -1 -2 -3 0 -5
whichever suits	17 2 -2 -1 -1 -16
whichever suits your	12 2 -1 -1 -1 -12
whichever you	13 2 -1 -2 -4 -8
while	-1 0 13 -1 -1 -10
who	-40 -16 -12 64 -11 15
who brought	-4 -6 -1 -1 0 12
who dis	-10 -1 -4 38 -6 -17
who dis $	-10 -1 -3 38 -3 -22
who has	5 -4 0 3 0 -3
who is	-23 -2 -4 2 -1 28
who is this	-1 0 -2 16 -1 -13
whole	4 3 -1 2 -1 -8
whole day	-1 -4 0 6 -1 0
whole day $	-2 -4 0 7 0 0
why	-45 -8 -18 104 -2 -30
why has	-3 0 -1 11 0 -7
why has it	-3 0 -1 11 0 -7
wife	18 -4 2 -9 9 -16
wife says	6 -1 5 -3 -2 -5
will	21 -39 19 22 -4 -19
will ask	-3 0 -5 -2 -1 11
will be	46 -6 29 -29 -12 -29
will be $	-2 0 6 0 0 -3
will be T	9 -4 0 -6 0 0
will be asleep	-7 -1 9 0 0 0
will be at	-8 0 17 -1 0 -8
will be good	-23 -4 -4 0 0 32
will be here	23 6 -14 -4 -1 -9
will be home	-14 -4 -9 -1 -1 28
will be in	29 -4 15 -11 -5 -24
will be there	15 3 -8 -2 -1 -8
will be under	-7 0 12 -1 -1 -3
will check	-11 0 -1 -3 -1 15
will do	17 -8 -2 -3 -1 -3
will find	5 -3 -1 0 0 -2
will get	-6 5 -1 -5 -1 9
will get back	-4 0 -1 -5 -1 11
will go	13 0 -3 0 0 -9
will have	15 -5 -10 -9 -5 13
will have to	14 -3 -10 -5 -3 6
will i	-6 0 -6 46 -1 -32
will i get	-5 0 -3 18 -1 -9
will it	3 -1 -2 12 -2 -10
will it fit	-2 0 -1 11 -1 -7
will it take	-4 0 0 8 -1 -3
will let	-1 -3 -3 -7 -2 16
will let you	-1 -3 -3 -7 -2 16
will look	-6 0 -4 -2 -1 13
will not	-13 4 32 -7 -6 -10
will not be	-15 1 28 -5 -2 -7
will not let	-3 1 6 0 -1 -2
will sort	-7 0 0 0 9 -1
will take	24 -2 -3 -1 0 -18
will tell	-7 -2 -1 -3 5 7
will tell you	-6 -1 -4 -2 5 8
will text	-7 0 10 -3 -1 1
will the	-8 0 -3 42 -1 -30
will they	-1 -1 -1 10 0 -6
will they carry	-1 0 0 5 0 -4
will write	-2 -1 5 -1 0 -2
will you	0 -3 0 -5 18 -10
window	0 -6 -1 7 0 -1
with	5 -28 30 -13 15 -8
with Doffered	12 -2 -3 -1 -1 -6
with Doffered .	6 -1 0 0 0 -4
with a	7 -2 -1 1 3 -8
with domu	-2 -1 -2 11 -1 -6
with domu ?	-2 -1 -2 11 -1 -6
with it	-1 0 -1 -4 15 -9
with it $	-1 0 -1 -4 15 -9
with me	31 -1 -11 -2 -7 -10
with me $	14 0 -8 -1 -2 -3
with my	-18 -6 51 1 -7 -21
with my wife	-3 -1 -3 0 -3 9
with next	7 -1 -4 -1 -1 0
with next door	7 -1 -4 -1 -1 0
with no	6 -1 -2 -1 0 -2
with place	-6 -1 -3 -4 -2 15
with place $	-5 0 -2 -1 -1 9
with place if	-2 0 -1 -3 0 7
with that	26 0 -7 -2 -4 -13
with that $	21 0 -7 -1 0 -13
with the	-15 -1 -4 0 -5 25
with you	-3 0 0 0 5 -2
wondering	-4 -2 -2 13 -1 -4
work	-25 24 84 -15 -4 -64
work $	-12 18 20 -11 -4 -11
work ,	19 -1 -9 -5 -2 -2
work Doffered	-6 -8 24 -1 -1 -8
work Doffered $	-15 -1 22 -1 0 -5
work T	-7 12 -2 -1 0 -2
work T $	-14 15 0 0 0 -1
work T so	6 -3 -2 0 0 -1
work for	-2 0 5 -1 -1 -1
work on	7 -7 5 -4 -1 -1
work then	-7 -5 5 18 -3 -7
work then $	-7 -5 5 18 -3 -7
working	-26 -1 76 -2 -7 -39
working $	-9 1 12 0 -1 -3
working Doffered	-18 -5 31 -3 0 -5
working Doffered $	-23 -4 34 -3 0 -5
working T	9 -6 0 -1 0 -2
working all	-8 -1 22 -5 -1 -7
working both	-6 0 13 -1 -1 -6
working lates	9 -6 -2 0 0 -1
working lates so	-4 6 -1 0 0 -1
working rota	8 1 -3 -1 -1 -3
working rota $	12 -5 -1 -1 -1 -2
works	69 -25 33 -27 -15 -34
works $	3 -10 52 -8 -4 -33
works ,	7 -5 -10 -6 -2 15
works , thanks	20 -1 -3 -4 0 -11
works .	17 1 -5 -1 -1 -10
works . please	12 -1 -3 0 -1 -8
works for	13 0 0 -2 -3 -7
works for me	16 0 -5 -1 -3 -7
works for us	-3 0 5 -1 0 -1
works good	-18 0 -4 -3 0 26
works thanks	23 -3 -8 -1 -1 -10
works thanks $	23 -3 -8 -1 -1 -10
world	5 -1 -2 0 -1 -1
would	-25 36 -16 16 28 -39
would Dfull	-11 16 -2 -2 -1 -1
would Dfull be	-11 16 -2 -2 -1 -1
would Doffered	-5 -9 -9 35 -2 -11
would be	6 29 -1 -9 -5 -19
would be best	16 -13 -1 -1 0 -1
would be better	-12 16 -1 -1 -1 -2
would be good	3 16 5 -8 -2 -13
would be most	5 -3 -1 0 0 -1
would have	-15 -7 30 -2 -2 -4
would have been	-9 -2 20 -2 -1 -6
would have said	-6 -2 11 0 0 -3
would have to	0 -3 -1 0 -1 5
would i	13 -2 -7 -2 0 -2
would it	-5 1 -5 1 11 -3
would it be	-5 1 -5 1 11 -3
would like	-12 -3 -9 -8 8 24
would like Dconflict	-11 -5 0 0 -1 18
would like the	-1 -1 -2 -2 -1 7
would like to	-4 -1 -2 -5 11 1
would love	-11 0 23 -1 -2 -9
would love to	-11 0 23 -1 -2 -9
would prefer	-2 3 -1 -3 12 -9
would prefer to	-1 0 -1 -1 13 -9
would rather	14 -6 -4 -3 7 -9
would rather speak	-5 0 -1 -1 9 -3
would suits	-5 20 -6 -1 -2 -5
would suits ,	6 -1 -4 0 0 0
would suits us	-7 12 -1 -1 -2 -3
would that	-4 -1 -1 7 0 -1
would that be	-4 -1 -1 7 0 -1
would work $	0 5 -4 0 0 0
would yes	-5 0 0 0 6 -1
write	-2 -1 5 -1 0 -2
written	-3 0 -1 0 0 6
wrong	-22 0 -28 -18 -4 71
wrong number	-13 -1 -12 -16 -2 45
wrong number $	-6 -1 -10 -11 -1 28
wrong number love	-3 0 -2 -1 0 6
wrong person	-1 0 -6 0 0 8
x	32 0 28 -11 -7 -43
x $	32 0 28 -11 -7 -43
xx	-5 -1 -11 -3 -1 20
xx $	-5 -1 -11 -3 -1 20
year	-16 6 16 0 -1 -4
yes	131 -22 -113 15 -13 -44
yes !	11 0 -3 -2 -1 -4
yes ! $	6 0 -3 0 0 -2
yes $	80 13 -15 -30 14 -60
yes ,	52 -21 -13 -21 3 0
yes , $	16 -2 -2 -2 -1 -10
yes , i	-13 -3 -7 -3 -1 25
yes , thanks	5 0 0 0 0 -4
yes , yes	7 0 -1 -1 -1 -4
yes .	35 -3 -15 -6 -9 -2
yes . $	21 -1 -1 -3 -1 -15
yes ?	-30 -6 -1 41 -1 -4
yes ? $	-28 -1 -1 34 0 -4
yes Doffered	-3 -4 -19 -4 -1 31
yes Doffered $	5 -1 0 -1 0 -3
yes Doffered is	9 -1 -5 -1 0 -2
yes but	-6 2 0 -8 -6 19
yes but T	-29 30 0 0 0 0
yes but i	-2 -3 11 -1 -2 -4
yes good	17 -1 -1 -7 -1 -7
yes good $	5 0 -1 0 0 -3
yes good .	8 0 0 -6 -1 -1
yes i	-3 0 -1 -8 11 2
yes i can	5 0 -1 -2 0 -2
yes i would	-9 0 0 -6 11 4
yes if	14 15 -1 -12 -2 -15
yes no	-23 0 31 -2 0 -5
yes please	8 -3 -4 -7 -7 13
yes please $	5 0 0 -1 -1 -4
yes thanks	13 0 -1 -1 0 -10
yes thanks $	13 0 -1 -1 0 -10
yes that	21 0 -7 -10 -1 -2
yes that is	9 0 0 -7 0 -1
yes then	-2 -1 7 -1 0 -2
yes to	-25 -2 -12 -4 -2 46
yes to Doffered	-29 -4 -12 -4 -2 50
yes works	12 0 -3 -2 0 -6
yes works $	12 0 -3 -2 0 -6
yes yes	14 -1 -2 -3 -1 -8
yes yes $	11 -1 -1 -2 -1 -6
yet	-13 -3 11 -13 4 14
yet $	-9 -2 4 -10 -4 20
yet ,	-6 -1 8 -1 4 -4
you	22 -13 -57 35 0 16
you $	-16 3 -12 11 6 9
you ,	14 -6 7 -2 -6 -8
you , that	14 -3 0 0 0 -11
you .	-15 1 -3 1 1 16
you . $	-11 -4 -3 1 1 16
you Doffered	8 -9 -10 27 -2 -13
you Doffered $	13 -1 -2 -3 -1 -6
you Doffered but	10 -1 -1 -1 -1 -7
you T	15 4 -4 -11 -1 -4
you a	-2 -1 -2 20 -2 -14
you already	8 -4 -2 6 0 -8
you and	-1 -1 -3 -1 -1 7
you any	-4 8 4 -4 0 -4
you are	-5 -1 -3 -1 -3 13
you are a	-3 0 -1 -4 -1 10
you are now	-3 0 -1 -1 0 6
you aside	11 0 -2 -4 -1 -4
you book	-1 0 0 -1 8 -5
you book anything	-1 0 0 -1 8 -5
you can	-9 24 -11 -27 -9 32
you can get	7 -2 0 -5 0 -1
you can promise	10 -1 -1 -2 0 -6
you choose	53 -1 -4 -12 -7 -29
you choose $	10 -1 -1 -3 0 -6
you come	0 6 0 -5 0 0
you deliver	-15 -6 -3 24 -7 7
you did	-16 -1 -6 -3 -2 27
you do	16 38 -4 -37 -3 -10
you do Dfree	-3 9 -2 -4 0 0
you do Dfull	-5 14 0 -7 -1 -1
you for	-7 -1 2 -5 -2 11
you for the	-10 0 1 -2 -1 12
you get	-2 -4 -3 24 5 -20
you get my	-7 -1 -2 30 -2 -18
you give	-6 0 -1 9 5 -7
you got	-18 19 2 16 -3 -15
you got $	-3 0 5 -1 0 -1
you got any	-1 -3 -3 17 -1 -9
you got anything	-9 31 -2 -11 0 -9
you have	-13 14 -4 -17 -5 24
you have got	-7 8 -8 -3 -3 11
you in	8 -2 -1 -1 -1 -4
you know	-16 -6 -5 -2 -4 32
you know $	0 -1 -3 9 -2 -5
you know Dfull	-2 -2 0 -4 0 8
you know Doffered	-13 -1 -2 -9 0 26
you leave	-2 -1 -1 18 -1 -14
you leave it	-2 -1 -1 18 -1 -14
you like	39 4 -4 -10 -2 -26
you like $	16 5 -1 -2 -1 -18
you lot	7 -3 2 -7 -1 2
you make	13 -6 0 -6 0 0
you make it	13 -6 0 -6 0 0
you need	6 0 0 -7 -1 2
you not	-1 -11 -2 18 -2 -2
you not do	0 -5 -1 8 -1 -1
you on	-12 -3 -3 -3 -1 21
you phone	-6 -6 -1 -1 17 -4
you pick	27 0 -1 -3 -1 -21
you promise	9 -3 0 -5 0 0
you put	9 -3 0 -1 -3 -2
you quantity	-2 -2 0 0 5 -1
you said	-11 -1 -2 -2 0 17
you said Doffered	-5 0 -1 0 0 6
you send	-9 -3 24 -6 -2 -4
you send me	-1 0 6 -3 -1 0
you send more	-9 -2 18 -2 -1 -4
you take	-3 -2 -1 14 -2 -5
you take the	-5 -1 -1 14 -2 -5
you tell	-12 -2 -2 24 -4 -4
you tell me	-12 -2 -2 24 -4 -4
you text	8 -2 -1 -2 -1 -1
you the	-6 -1 -2 10 2 -4
you to	-8 -1 -2 -2 -2 14
you will	-2 5 -1 0 0 -1
you would	-1 -2 -1 0 -1 5
you yes	-27 -4 0 7 24 -1
you yes $	-26 2 0 0 25 0
your	-4 10 -21 0 3 13
your email	-6 0 -1 0 0 8
your email ,	-6 0 -1 0 0 8
your lads	-13 -4 -1 -6 0 24
your list	-1 0 -1 -1 -1 5
your list $	-1 0 -1 -1 -1 5
your message	2 -5 3 -3 -1 4
your message ,	5 -4 0 0 0 0
your message .	3 0 5 0 0 -7
your old	-2 0 -1 6 -1 -3
your pick	-3 7 -1 0 0 -3
your round	8 -2 -1 -3 0 -2
your text	-7 -1 0 10 -1 -2
your website	-2 -3 0 10 1 -6
yours	9 -4 0 0 0 -4
z	-2 0 17 -3 -1 -12
z tych	-2 0 17 -3 -1 -12
z tych terminow	-2 0 17 -3 -1 -12
星期六可以	16 -1 -2 -1 -1 -12
星期六可以 ,	16 -1 -2 -1 -1 -12
星期六可以 , 谢谢	16 -1 -2 -1 -1 -12
谢谢	16 -1 -2 -1 -1 -12
谢谢 $	16 -1 -2 -1 -1 -12
`;
